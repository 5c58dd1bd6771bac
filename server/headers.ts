/** Sent with every answer. The Content-Security-Policy stands in the pages themselves, where the build knows their scripts. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** For answers whose address changes whenever their bytes do. One year, in seconds, is the longest that caches honour. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

const ONE_HOUR = 'public, max-age=3600';

/** How long a copy may be used without asking again. */
export function cacheControl(file: string): string {
  if (file.startsWith('assets/') || file.startsWith('pictures/')) return FOR_EVER;
  // A corrected amount must be seen at once, so a page is asked for again each time; unchanged, it costs a 304.
  if (file.endsWith('.html')) return 'no-cache';
  // Long enough for the click that follows a prefetch.
  if (file.endsWith('.data')) return 'public, max-age=60';
  return ONE_HOUR;
}

/**
 * Types that the file server does not know, names by their old name or cannot tell from the ending: the router's data
 * files, script (RFC 9239), and feeds, of which one ends like any other JSON.
 */
const OWN_TYPES = {
  '.data': 'text/x-script; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
};

export function ownType(file: string): string | undefined {
  return Object.entries(OWN_TYPES).find(([ending]) => file.endsWith(ending))?.[1];
}
