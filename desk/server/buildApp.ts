import { join } from 'node:path';
import { build } from 'vite';

/** Builds the page of the desk into a folder. */
export async function buildApp(project: string, outDir: string): Promise<void> {
  await build({
    root: join(project, 'desk', 'app'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
  });
}

/** Returns the security policy of the desk. Allows `unsafe-eval`, because the form library compiles schemas with `new Function`. */
export const deskPolicy = (preview: string) =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${preview}`,
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
