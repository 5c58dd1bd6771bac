import type { Language } from '#app/i18n/language.ts';
import { localize } from '../localize.ts';
import { schemes } from './data.server.ts';
import type { Scheme } from './schema.server.ts';
import { schemeNames } from './schemeNames.ts';

/** Names the schemes for people whom one condition keeps out, each with the question that tells whom. */
export const otherwiseOf = ({ otherwise = [] }: Pick<Scheme, 'otherwise'>, language: Language) =>
  otherwise.flatMap(({ text, scheme }) => {
    const other = schemes.find(({ id }) => id === scheme);
    return other ? [{ id: other.id, text: text[language], name: schemeNames(localize(other, language)).name }] : [];
  });
