import { pathIn } from '#app/i18n/language.ts';
import { SCREENS } from '#app/screens.ts';
import { FIRST_PAGES } from '#server/addresses.ts';
import {
  type GeneratedResponse,
  HEALTH,
  PLACEHOLDER_ERROR,
  PLACEHOLDER_PATH,
  PLACEHOLDER_SIZE,
  placeholderResponse,
} from '#server/dynamic-responses.ts';
import { errorResponse } from '#server/error-page.ts';
import {
  CACHING,
  COMMON_HEADERS,
  CROSS_ORIGIN_FILES,
  DOCUMENT_HEADERS,
  DOCUMENTS,
  IMMUTABLE,
  ONE_HOUR,
  PAGES,
  POLICY_DENY_ALL,
  POLICY_NO_FRAMES,
  TYPES,
} from '#server/headers.ts';

const HEADING = '# Written by `npm run hosts` from server/*.ts: change it there.\n';

/** Generates the http block: headers by status and file. */
export function mapsConf(): string {
  return `${HEADING}
# The file behind an answer. A notice, a redirect and what is made here have none.
${map('"$status $uri"', '$sahayya_file', [
  ['default', ''],
  ['~ /(healthz$|api/)', ''],
  ['~^(200|206|304|404|410) (?<sahayya_name>/.*)$', '$sahayya_name'],
])}
${map('$sahayya_file', '$sahayya_keeping', [
  ['""', 'no-store'],
  ...CACHING.map(([files, value]) => [addressPattern(files), value] as const),
])}
${map('"$status $uri"', '$sahayya_caching', [
  ['default', '$sahayya_keeping'],
  ['~^200 /api/', IMMUTABLE],
  ['~^301 ', ONE_HOUR],
  ['~^302 ', 'no-cache'],
])}
${map('$sahayya_file', '$sahayya_policy', [
  ['default', POLICY_NO_FRAMES],
  ['""', POLICY_DENY_ALL],
  [addressPattern(PAGES), POLICY_NO_FRAMES],
  [addressPattern(DOCUMENTS), POLICY_DENY_ALL],
])}
${map('$sahayya_file', '$sahayya_readers', [
  ['default', 'same-origin'],
  [addressPattern(CROSS_ORIGIN_FILES), 'cross-origin'],
])}
# A header whose value is empty is not sent.
${map('$sahayya_readers', '$sahayya_other_sites', [['cross-origin', '*']])}
${map('$status', '$sahayya_allow', [['405', 'GET, HEAD']])}
${map('$sahayya_file', '$sahayya_document', [
  ['""', 'yes'],
  [addressPattern(DOCUMENTS), 'yes'],
])}
${Object.entries(DOCUMENT_HEADERS)
  .map(([name, value]) => map('$sahayya_document', variable(name), [['yes', value]]))
  .join('\n')}
${correctedAddresses()}
`;
}

/** Generates redirects from capital letters, and from a folder to its page. */
function correctedAddresses(): string {
  const screens = Object.keys(SCREENS).filter((path) => !/[:*]/.test(path));
  const rows = (['en', 'mr'] as const).flatMap((language) => [
    ...screens
      .map((path) => pathIn(language, path))
      .filter((path) => path !== '/')
      .map((path) => [`~^(?!${path}$)(?i:${path})$`, path] as const),
    ...Object.entries(FIRST_PAGES).map(
      ([path, page]) => [`~*^${pathIn(language, path)}$`, pathIn(language, page)] as const,
    ),
  ]);
  return map('$uri', '$sahayya_meant', rows);
}

/** Generates the server block: types, headers, and responses without a file. */
export function answersConf(): string {
  return `${HEADING}
default_type "application/octet-stream";
types {
${Object.entries(TYPES)
  .filter(([ending]) => ending.startsWith('.'))
  .map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`)
  .join('\n')}
}

${[
  ...Object.entries(COMMON_HEADERS),
  ...Object.keys(DOCUMENT_HEADERS).map((name) => [name, variable(name)]),
  ['content-security-policy', '$sahayya_policy'],
  ['cross-origin-resource-policy', '$sahayya_readers'],
  ['access-control-allow-origin', '$sahayya_other_sites'],
  ['cache-control', '$sahayya_caching'],
  ['allow', '$sahayya_allow'],
]
  .map(([name, value = '']) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

location = /healthz {
${directives(HEALTH)}
}
location ~ ${quoted(PLACEHOLDER_SIZE.source)} {
${directives(placeholderResponse('$1', '$2'))}
}
location ~ ${quoted(PLACEHOLDER_PATH.source)} {
${directives(PLACEHOLDER_ERROR)}
}
location ~ /feed\\.json$ {
  types {}
  default_type ${quoted(TYPES['feed.json'])};
}
${[405, 416, 500].map(namedErrorPage).join('\n')}
# Not a named location: nginx cannot go to one from an address that it could not read.
error_page 400 /sahayya_400;
location = /sahayya_400 {
  internal;
${directives(errorResponse(400))}
}
`;
}

function namedErrorPage(status: number): string {
  return `error_page ${status} @sahayya_${status};
location @sahayya_${status} {
${directives(errorResponse(status))}
}`;
}

function directives({ status, headers, body = '' }: GeneratedResponse): string {
  return `  types {}
  default_type ${quoted(headers['content-type'] ?? '')};
  return ${status} ${quoted(body)};`;
}

function map(from: string, to: string, rows: (readonly [key: string, value: string])[]): string {
  const lines = rows.map(([key, value]) => `  ${/[ {]/.test(key) ? quoted(key) : key} ${quoted(value)};`);
  return `map ${from} ${to} {\n${lines.join('\n')}\n}`;
}

/** Turns a pattern of file names into one of addresses, which begin with a slash. */
function addressPattern(files: RegExp): string {
  return `~${files.source.replaceAll('^', '^/')}`;
}

function variable(header: string): string {
  return `$sahayya_${header.replaceAll('-', '_')}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
