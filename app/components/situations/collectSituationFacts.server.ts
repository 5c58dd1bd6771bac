import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { bodies } from '#app/model/bodies/data.server.ts';
import { helplinesById } from '#app/model/helplines/helplines.server.ts';
import { refuse } from '#app/model/load.server.ts';
import { localize } from '#app/model/localize.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { hasOtherBenefits } from '#app/model/schemes/otherBenefits.ts';
import { issuersUnconfirmed } from '#app/model/schemes/papers.server.ts';
import { schemeNames } from '#app/model/schemes/schemeNames.ts';
import { collectOnce, firstYear, oneAmountGroups } from '#app/model/situations/rules.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';
import { joinPapers, situationFile } from './joinPapers.server.ts';

/** Collects the facts of a situation for its page and its printed sheet. Each paper and each office of the schemes occurs once. */
export function collectSituationFacts(entry: Situation, language: Language) {
  const own = findSchemes(entry, entry.schemes);
  const localized = localize(own, language);
  return {
    call: helplinesById(entry.call ?? [], language, situationFile(entry)),
    callTitle: entry.callTitle?.[language] ?? words(language, 'components')('urgent'),
    advice: entry.advice && {
      title: entry.advice.title[language],
      calls: helplinesById(entry.advice.helplines, language, situationFile(entry)),
    },
    first: localize(entry.first, language),
    schemes: localized.map(({ id, title, plainTitle, forWhom, benefits, reported, sample, confidence }) => ({
      id,
      ...schemeNames({ title, plainTitle }),
      forWhom,
      benefit: benefits[0],
      hasOtherBenefits: hasOtherBenefits(benefits),
      cautioned: { sample, reported: reported && {}, confidence },
    })),
    totals: oneAmountGroups(own),
    year: entry.counted && firstYear(findSchemes(entry, entry.counted)),
    papers: joinPapers(entry, own, language),
    issuersUnconfirmed,
    places: collectOnce(own.map(({ apply }) => apply.bodies)).map(({ id, numbers }) => ({
      id,
      title: (
        bodies[id] ?? refuse(situationFile(entry), ['schemes'], 'noSuchEntry', { id, where: 'content/bodies.yaml' })
      ).title[language],
      numbers,
    })),
  };
}

export type SituationFacts = ReturnType<typeof collectSituationFacts>;

function findSchemes(situation: Situation, ids: readonly string[]) {
  return ids.map(
    (id) =>
      schemes.find((scheme) => scheme.id === id) ??
      refuse(situationFile(situation), ['schemes'], 'noSuchEntry', { id, where: 'content/schemes' }),
  );
}
