import { createHash } from 'node:crypto';

/** What a page may fetch: only from the site itself. Hashes of its inline scripts and styles are added. */
const SOURCES = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // No text becomes markup or script, unless the policy of app/trustedTypes.ts says so.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['sahayya'],
} as const;

/**
 * Writes the Content-Security-Policy into the page, so that every host sends the one that knows its inline scripts and
 * styles. Without `upgrade-insecure-requests`: no address has http, and a server without TLS would send nothing.
 */
export function securityPolicy(scripts: string[], styles: string[]): string {
  const inline: Record<string, string[]> = { 'script-src': hashes(scripts), 'style-src': hashes(styles) };
  const policy = Object.entries(SOURCES).map(([name, sources]) =>
    [name, ...sources, ...(inline[name] ?? [])].join(' '),
  );
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}"/>`;
}

const hashes = (texts: string[]) =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
