import type { Language } from '#app/i18n/language.ts';
import { cautionedTitle } from '../cautions.ts';
import { cautionTranslator } from '../cautionWords.server.ts';
import { refuse } from '../load.server.ts';
import { localize } from '../localize.ts';
import type { Scheme } from '../schemes/schema.server.ts';
import { site } from '../site/data.server.ts';
import { helplines } from './data.server.ts';

/** Finds helplines by their ids. Their titles carry their cautions, because most places show only title and number. `file`: the content file that names them. */
export function helplinesById(ids: readonly string[], language: Language, file: string) {
  return ids.map((id) => {
    const found = helplines[id] ?? refuse(file, [], 'noSuchEntry', { id, where: 'content/helplines.yaml' });
    const { asOf: _, reviewed: _reviewed, reviewDue: _due, ...helpline } = localize(found, language);
    const withCautions = (text: string) => cautionedTitle(text, found, cautionTranslator(language), language);
    return {
      id,
      ...helpline,
      title: withCautions(helpline.title),
      short: helpline.short === undefined ? undefined : withCautions(helpline.short),
    };
  });
}
export type ShownHelpline = ReturnType<typeof helplinesById>[number];

/** Lists the helplines that every page offers, in the order of content/site.yaml. */
export function allHelplines(language: Language): ShownHelpline[] {
  return helplinesById(site.helplines, language, 'content/site.yaml');
}

/** Names the helplines that every page offers in few words, for rows with their numbers. */
export const shortHelplines = (language: Language) =>
  allHelplines(language).map(({ number, title, short }) => ({ number, who: short ?? title }));

/** Lists those for these audiences; helplines for a single audience come before those for everybody. */
export function helplinesFor(audiences: Scheme['audiences'], language: Language): ShownHelpline[] {
  return allHelplines(language)
    .filter(({ audience }) => audience === undefined || audiences.some((one) => one === audience))
    .sort((a, b) => Number(a.audience === undefined) - Number(b.audience === undefined));
}

/**
 * Chooses whom to ask about a page that a device cannot read aloud: the first helpline for its audiences. The numbers of an urgent
 * page (`call`) are for danger, not for questions.
 */
export function listenerCall(
  language: Language,
  audiences: Scheme['audiences'] = [],
): { number: string; title: string } | undefined {
  const [first] = helplinesFor(audiences, language);
  return first && { number: first.number, title: first.title };
}
