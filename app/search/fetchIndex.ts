import type { Language } from '#app/i18n/language.ts';

export const indexPath = (language: Language) => `/search/${language}.json`;

let ahead: Promise<Response> | undefined;

/** Fetches the index before its script has arrived. Resolves when the browser has all of it. */
export function fetchIndexAhead(language: Language, cache: RequestCache): Promise<unknown> {
  ahead = fetch(indexPath(language), { cache }).then(async (response) => new Response(await response.blob(), response));
  return ahead;
}

/** Hands over the index that was fetched ahead, once. */
export function takeIndex(): Promise<Response> | undefined {
  const taken = ahead;
  ahead = undefined;
  return taken;
}
