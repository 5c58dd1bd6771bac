/** What every host sends with an answer. The other hosts' files are written from these tables: `npm run hosts`. */

/** Which files a value is for, by their names below the served folder. The first rule that fits counts. */
export type Rules = readonly (readonly [files: RegExp, value: string])[];

/** For answers whose address changes whenever their bytes do. One year, in seconds, is the longest that caches honour. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For the answers that lead elsewhere for good. */
export const ONE_HOUR = 'public, max-age=3600';

/** How long a copy may be used without asking again. */
export const CACHING: Rules = [
  [/^(assets|pictures)\//, IMMUTABLE],
  // A corrected amount must be seen at once, so a page is asked for again each time; unchanged, it costs a 304.
  [/\.html$/, 'no-cache'],
  // The worker that keeps copies on the phone, and the lists of what it keeps: an old one would hold the old site.
  [/^(sw\.js$|offline\/)/, 'no-cache'],
  // Long enough for the click that follows a prefetch.
  [/\.data$/, 'public, max-age=60'],
  [/^/, ONE_HOUR],
];

/** Where any other site may read and embed: open data, feeds, calendars, and the pictures that stand for a shared link. */
export const CROSS_ORIGIN_FILES = /^(mr\/)?(data\/|(changes\/)?feed\.(atom|json)$|cards\/)|\.ics$/;

/** Matches the built pages, whose text holds their own policy. Files that editors add lie in the folders left out. */
export const PAGES = /^(?!(images|pdfs|pictures|videos)\/)(.*\/)?(index|gone)\.html$/;

/** Matches what a browser opens as a document, which can hold scripts. */
export const DOCUMENTS = /\.(html|svg|xml|atom)$/;

/** A page's own policy stands in its text, where the build knows its scripts. Only a header can say who may frame it. */
export const POLICY_NO_FRAMES = "frame-ancestors 'none'";
export const POLICY_DENY_ALL = `default-src 'none'; ${POLICY_NO_FRAMES}`;

/**
 * What listens to the visitor, looks around or reaches for devices, by names that Chromium knows: it warns of others. A page
 * lets no script of others in, so a list of all that browsers can do would guard nothing more, and its 0.4 kB would send many a
 * page beyond the first answer of a line.
 */
const DENIED = [
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Sent with every answer. */
export const COMMON_HEADERS = {
  // Two years. Whether the name is to be built into browsers (`preload`) is for the owner of the domain to say.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // On scripts as well: a worker starts only with the policy of the page that starts it.
  'cross-origin-embedder-policy': 'require-corp',
} as const;

/** Sent with documents alone: on a picture they would be bytes without a meaning. */
export const DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': DENIED.map((feature) => `${feature}=()`).join(', '),
} as const;

/** What protects an answer that is not a file: a notice, a redirect, a drawn picture. */
export const HEADERS_WITHOUT_FILE: Record<string, string> = {
  ...COMMON_HEADERS,
  ...DOCUMENT_HEADERS,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': POLICY_DENY_ALL,
};

/** What protects a file, and those who read it. */
export function securityHeaders(file: string): Record<string, string> {
  const isOpen = CROSS_ORIGIN_FILES.test(file);
  return {
    ...COMMON_HEADERS,
    ...(DOCUMENTS.test(file) && DOCUMENT_HEADERS),
    'cross-origin-resource-policy': isOpen ? 'cross-origin' : 'same-origin',
    ...(isOpen && { 'access-control-allow-origin': '*' }),
    'content-security-policy': DOCUMENTS.test(file) && !PAGES.test(file) ? POLICY_DENY_ALL : POLICY_NO_FRAMES,
  };
}

/** Types by the end of the name, the longest end first. Every ending that the build writes is here. */
export const TYPES = {
  // Ends like any other JSON.
  'feed.json': 'application/feed+json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  // The router's data files.
  '.data': 'text/x-script; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/vnd.microsoft.icon',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
} as const;

/** The type of a file; a name with another ending is sent as bytes without a meaning. */
export function contentType(file: string): string {
  return Object.entries(TYPES).find(([ending]) => file.endsWith(ending))?.[1] ?? 'application/octet-stream';
}

/** How long a copy of a file may be used without asking again. */
export function cacheControl(file: string): string {
  return CACHING.find(([files]) => files.test(file))?.[1] ?? ONE_HOUR;
}
