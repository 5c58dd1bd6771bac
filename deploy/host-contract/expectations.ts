import { cacheControl, contentType, HEADERS_WITHOUT_FILE, securityHeaders } from '#server/headers.ts';
import type { Reply, Request, Send } from './client.ts';

/** `run` returns a sentence for each fault. */
/** `tags`: checks of content/conformance.yaml that it belongs to. */
export type ContractTest = { title: string; tags?: string[]; run: (send: Send) => Promise<string[]> };

/** A header that is `null` must be absent. */
export type Expected = {
  status: number;
  headers?: Record<string, string | RegExp | null>;
  body?: string | RegExp;
};

/** A test of a single response. */
export function contractTest(title: string, path: string, expected: Expected, request?: Request): ContractTest {
  return { title, run: async (send) => differences(await send(path, request), expected) };
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

/** Headers of a response with this file. */
export const fileHeaders = (file: string) => ({
  ...securityHeaders(file),
  'content-type': contentType(file),
  'cache-control': cacheControl(file),
});

/** Headers of a response without a file. */
export const generatedHeaders = (caching: string, type?: string) => ({
  ...HEADERS_WITHOUT_FILE,
  'cache-control': caching,
  ...(type && { 'content-type': type }),
});
