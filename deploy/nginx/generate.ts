import { pathIn } from '#app/i18n/language.ts';
import { SCREENS } from '#app/screens.ts';
import { FIRST_PAGES } from '#server/addresses.ts';
import {
  type DynamicResponse,
  HEALTH,
  PLACEHOLDER_ERROR,
  PLACEHOLDER_PATH,
  PLACEHOLDER_SIZE,
  placeholderResponse,
} from '#server/dynamic-responses.ts';
import { errorPage } from '#server/error-page.ts';
import {
  CACHING,
  COMMON_HEADERS,
  CROSS_ORIGIN_FILES,
  DOCUMENT_HEADERS,
  DOCUMENTS,
  ONE_HOUR,
  PAGES,
  POLICY_DENY_ALL,
  POLICY_NO_FRAMES,
  TYPES,
} from '#server/headers.ts';

const WRITTEN = '# Written by `npm run hosts` from server/*.ts: change it there.\n';

/** Generates the http block: headers by status and file. */
export function mapsConf(): string {
  return `${WRITTEN}
# The file behind an answer. A notice, a redirect and what is made here have none.
${map('"$status $uri"', '$sahayya_file', [
  ['default', ''],
  ['~ /(healthz$|api/)', ''],
  ['~^(200|206|304|404|410) (?<sahayya_name>/.*)$', '$sahayya_name'],
])}
${map('$sahayya_file', '$sahayya_keeping', [
  ['""', 'no-store'],
  ...CACHING.map(([files, value]) => [patternOf(files), value] as const),
])}
${map('"$status $uri"', '$sahayya_caching', [
  ['default', '$sahayya_keeping'],
  ['~^200 /api/', placeholderResponse('', '').caching],
  ['~^301 ', ONE_HOUR],
  ['~^302 ', 'no-cache'],
])}
${map('$sahayya_file', '$sahayya_policy', [
  ['default', POLICY_NO_FRAMES],
  ['""', POLICY_DENY_ALL],
  [patternOf(PAGES), POLICY_NO_FRAMES],
  [patternOf(DOCUMENTS), POLICY_DENY_ALL],
])}
${map('$sahayya_file', '$sahayya_readers', [
  ['default', 'same-origin'],
  [patternOf(CROSS_ORIGIN_FILES), 'cross-origin'],
])}
# A header whose value is empty is not sent.
${map('$sahayya_readers', '$sahayya_other_sites', [['cross-origin', '*']])}
${map('$status', '$sahayya_allow', [['405', 'GET, HEAD']])}
${map('$sahayya_file', '$sahayya_document', [
  ['""', 'yes'],
  [patternOf(DOCUMENTS), 'yes'],
])}
${Object.entries(DOCUMENT_HEADERS)
  .map(([name, value]) => map('$sahayya_document', variable(name), [['yes', value]]))
  .join('\n')}
${meantConf()}
`;
}

/** Generates redirects from capital letters, and from a folder to its page. */
function meantConf(): string {
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
  return `${WRITTEN}
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
${made(HEALTH)}
}
location ~ ${quoted(PLACEHOLDER_SIZE.source)} {
${made(placeholderResponse('$1', '$2'))}
}
location ~ ${quoted(PLACEHOLDER_PATH.source)} {
${made(PLACEHOLDER_ERROR)}
}
location ~ /feed\\.json$ {
  types {}
  default_type ${quoted(TYPES['feed.json'])};
}
${[405, 416, 500].map(notice).join('\n')}
# Not a named location: nginx cannot go to one from an address that it could not read.
error_page 400 /sahayya_400;
location = /sahayya_400 {
  internal;
${madeNotice(400)}
}
`;
}

function notice(status: number): string {
  return `error_page ${status} @sahayya_${status};
location @sahayya_${status} {
${madeNotice(status)}
}`;
}

function madeNotice(status: number): string {
  return made({ status, type: 'text/html; charset=utf-8', body: errorPage(status) });
}

function made({ status, type, body }: Pick<DynamicResponse, 'status' | 'type' | 'body'>): string {
  return `  types {}
  default_type ${quoted(type)};
  return ${status} ${quoted(body)};`;
}

function map(from: string, to: string, rows: (readonly [key: string, value: string])[]): string {
  const lines = rows.map(([key, value]) => `  ${/[ {]/.test(key) ? quoted(key) : key} ${quoted(value)};`);
  return `map ${from} ${to} {\n${lines.join('\n')}\n}`;
}

/** Turns a pattern of file names into one of addresses, which begin with a slash. */
function patternOf(files: RegExp): string {
  return `~${files.source.replaceAll('^', '^/')}`;
}

function variable(header: string): string {
  return `$sahayya_${header.replaceAll('-', '_')}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
