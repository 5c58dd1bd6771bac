import { cacheControl, PROTECTION_WITHOUT_FILE, protectionOf, typeOf } from '#server/headers.ts';
import type { Ask, Reply, Request } from './ask.ts';

/** What every host answers. It says what is wrong, one sentence each; nothing is wrong when the list is empty. */
/** `tags`: checks of content/conformance.yaml that it belongs to. */
export type Question = { title: string; tags?: string[]; wrong: (ask: Ask) => Promise<string[]> };

/** A header that is `null` may not be there. */
export type Expected = {
  status: number;
  headers?: Record<string, string | RegExp | null>;
  body?: string | RegExp;
};

/** A question whose answer can be judged alone. */
export function question(title: string, path: string, expected: Expected, request?: Request): Question {
  return { title, wrong: async (ask) => differences(await ask(path, request), expected) };
}

export function differences({ status, headers, body }: Reply, expected: Expected): string[] {
  const wrong = status === expected.status ? [] : [`status ${status} instead of ${expected.status}`];
  for (const [name, wanted] of Object.entries(expected.headers ?? {})) {
    const found = headers[name];
    const fits = found === undefined ? wanted === null : wanted !== null && fitsText(String(found), wanted);
    if (!fits) wrong.push(`${name} is ${found ?? 'missing'} instead of ${wanted ?? 'missing'}`);
  }
  if (expected.body !== undefined && !fitsText(body.toString(), expected.body))
    wrong.push(`the body begins ${JSON.stringify(body.toString().slice(0, 80))}, ${expected.body} was expected`);
  return wrong;
}

function fitsText(found: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? found === wanted : wanted.test(found);
}

/** All that an answer says of the file it sends. */
export const headersOf = (file: string) => ({
  ...protectionOf(file),
  'content-type': typeOf(file),
  'cache-control': cacheControl(file),
});

/** All that an answer without a file says, with the type and the keeping time that are its own. */
export const headersWithoutFile = (caching: string, type?: string) => ({
  ...PROTECTION_WITHOUT_FILE,
  'cache-control': caching,
  ...(type && { 'content-type': type }),
});
