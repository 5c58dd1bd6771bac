import { createHash } from 'node:crypto';

/** What a page may fetch, all of it from the site itself; what is not named is refused. Inline scripts and styles follow by hash. */
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
 * The Content-Security-Policy of a page. It stands in the page, whose scripts it knows, so that every host sends the same.
 * `upgrade-insecure-requests` is left out: a page names no address with http, and on a server without TLS nothing would come.
 */
export function securityPolicy(html: string): string {
  const scripts = html.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g);
  const styles = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  const inline: Record<string, string[]> = { 'script-src': hashes(scripts), 'style-src': hashes(styles) };
  const policy = Object.entries(SOURCES).map(([name, sources]) =>
    [name, ...sources, ...(inline[name] ?? [])].join(' '),
  );
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}"/>`;
}

function hashes(found: Iterable<RegExpMatchArray>): string[] {
  const bodies = new Set([...found].map(([, body = '']) => body));
  return [...bodies].map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
}
