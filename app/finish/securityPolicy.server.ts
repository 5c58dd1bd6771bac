import { createHash } from 'node:crypto';

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
  // Only the policy of app/trustedTypes.ts may turn a string into a script.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['sahayya'],
} as const;

/**
 * Returns the Content-Security-Policy as a `<meta>` element, with the hashes of the page's inline scripts and styles.
 * Omits `upgrade-insecure-requests`, because a server without TLS could not answer the upgraded requests.
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
