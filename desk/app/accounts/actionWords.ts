import type { Language } from '#app/i18n/language.ts';
import { findWord } from '../words.ts';

/** Returns the words for an action, or its name if there are none. */
export const actionWords = (action: string, language: Language) =>
  findWord(language, `accounts.actions.${action}`) ?? action;

/**
 * Returns what an action was done to in words: `change 87` is “Change 87”. A refusal names the route, such as `POST /api/changes/:id/send`,
 * and `id` is the number in its address. Returns unknown subjects as they are.
 */
export function subjectWords(subject: string, language: Language, id?: unknown): string {
  const [, route] = /^[A-Z]+ (.*)$/.exec(subject) ?? [];
  if (route !== undefined) return routeWords(route, language, typeof id === 'number' ? id : '');
  const [, kind, name = ''] = /^(\w+)(?: (.+))?$/.exec(subject) ?? [];
  const shown = /^\d+$/.test(name) ? Number(name) : name;
  return findWord(language, `accounts.subjects.${kind}`, { name: shown }) ?? subject;
}

/** Returns the words for a route, or for the nearest one above it. */
function routeWords(route: string, language: Language, name: number | ''): string {
  const parts = /^\/api\/(.+)$/.exec(route)?.[1]?.split('/') ?? [];
  const found = parts
    .map((_, index) => findWord(language, `accounts.routes.${parts.slice(0, index + 1).join('/')}`, { name }))
    .findLast((words) => words !== undefined);
  return found?.trim() ?? findWord(language, 'accounts.routes.page') ?? route;
}
