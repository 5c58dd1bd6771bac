import type { Language } from '#app/i18n/language.ts';
import { localize } from '../localize.ts';
import { schemes } from './data.server.ts';
import type { Scheme } from './schema.server.ts';
import { schemeNames } from './schemeNames.ts';

/** Names the schemes that make one amount with a scheme. */
export const oneAmountWith = ({ sharesTotalWith = [] }: Scheme, language: Language): string[] =>
  schemes.filter(({ id }) => sharesTotalWith.includes(id)).map((other) => schemeNames(localize(other, language)).name);
