/** Response headers. `npm run hosts` generates the other hosts' files from these tables. */

/** Header values by file path below the served folder; the first match applies. */
export type Rules = readonly (readonly [files: RegExp, value: string])[];

/** For files with hashed names. One year, in seconds, is the longest time that caches respect. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

export const ONE_HOUR = 'public, max-age=3600';

export const CACHING: Rules = [
  [/^(assets|pictures)\//, IMMUTABLE],
  // Drawings, icons and manifests, of which a page has several, state no amount, date or number.
  [/^(images|icons)\/|^[\w.-]+\.(svg|png|ico|webmanifest)$/, ONE_HOUR],
  // A corrected amount must be visible at once, in each page and file. Revalidating an unchanged one costs only a 304 response.
  [/^/, 'no-cache'],
];

/** Files that other sites may read and embed. */
export const CROSS_ORIGIN_FILES = /^(mr\/)?(data\/|(changes\/)?feed\.(atom|json)$|cards\/)|\.ics$/;

/** Matches built pages, which contain their own security policy. The excluded folders contain uploads of editors. */
export const PAGES = /^(?!(audio|images|pdfs|pictures|videos)\/)(.*\/)?(index|gone)\.html$/;

/** Matches documents, which can contain scripts. */
export const DOCUMENTS = /\.(html|svg|xml|atom)$/;

/** Only a header can set `frame-ancestors`; the rest of a page's policy is in its HTML. */
export const POLICY_NO_FRAMES = "frame-ancestors 'none'";
export const POLICY_DENY_ALL = `default-src 'none'; ${POLICY_NO_FRAMES}`;

export const COMMON_HEADERS = {
  // Two years. Omits `preload`, on which only the owner of the domain can decide.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Applies to scripts as well, because a worker must match the policy of its page.
  'cross-origin-embedder-policy': 'require-corp',
} as const;

/** Headers that affect only documents. */
export const DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Lists only features that Chromium knows. The headers must fit into the first TCP window, and third-party scripts cannot run anyway.
  'permissions-policy':
    'browsing-topics=(), camera=(), clipboard-read=(), display-capture=(), geolocation=(), hid=(), microphone=(), ' +
    'midi=(), payment=(), serial=(), usb=()',
} as const;

/** Security headers of error pages, redirects and dynamic responses. */
export const HEADERS_WITHOUT_FILE: Record<string, string> = {
  ...COMMON_HEADERS,
  ...DOCUMENT_HEADERS,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': POLICY_DENY_ALL,
};

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

/** Content types by the end of the name. The first match applies, so `feed.json` must come before `.json`. */
export const TYPES = {
  'feed.json': 'application/feed+json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
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
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
} as const;

export function contentType(file: string): string {
  return Object.entries(TYPES).find(([ending]) => file.endsWith(ending))?.[1] ?? 'application/octet-stream';
}

export function cacheControl(file: string): string {
  return CACHING.find(([files]) => files.test(file))?.[1] ?? 'no-cache';
}
