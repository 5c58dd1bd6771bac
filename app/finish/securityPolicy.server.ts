import { createHash } from 'node:crypto';

const SOURCES = {
  // Is 'self' instead of 'none', because Firefox 115 applies only this directive to the icons of `<use>`.
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'object-src': ["'none'"],
  'frame-src': ["'none'"],
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
export function createSecurityPolicy(scripts: string[], styles: string[]): string {
  const inline: Record<string, string[]> = { 'script-src': hashes(scripts), 'style-src': hashes(styles) };
  const policy = Object.entries(SOURCES).map(([name, sources]) =>
    [name, ...sources, ...(inline[name] ?? [])].join(' '),
  );
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}"/>`;
}

const hashes = (texts: string[]) =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
