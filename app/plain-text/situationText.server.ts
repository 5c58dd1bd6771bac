import { formatBenefitFigure, formatFirstBenefit } from '#app/components/facts/benefitText.ts';
import { joinPapers, situationFile } from '#app/components/situations/joinPapers.server.ts';
import { formatUrgentLines } from '#app/components/urgent/formatUrgentLines.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { helplinesById } from '#app/model/helplines/helplines.server.ts';
import { localize } from '#app/model/localize.ts';
import { bodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { localizeReported } from '#app/model/reported.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { hasOtherBenefits } from '#app/model/schemes/otherBenefits.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';
import { collectSources } from '#app/model/sources.server.ts';
import type { PlainPage } from './format.server.ts';
import { placeLines, reportLines, sentences } from './lines.server.ts';
import { issuersCaution, paperLine } from './schemeText.server.ts';
import { textPath } from './textPath.ts';

/** Writes the page of a situation as text: what cannot wait, then the schemes in the order in which they help. */
export function situationText(id: string, language: Language): PlainPage {
  const situation = situations.find((one) => one.id === id);
  if (!situation) throw new Error(`content/situations has no ${id}`);
  const t = words(language, 'plain-text');
  const parts = words(language, 'scheme');
  const { title, lead, first } = localize(situation, language);
  const helping = situation.schemes.flatMap((id) => schemes.find((scheme) => scheme.id === id) ?? []);
  const bodies = [...new Set(helping.flatMap(({ apply }) => apply.bodies))];
  return {
    title,
    lead,
    provenance: {
      ...situation,
      ...combineProvenance([situation, ...helping]),
      sources: collectSources([
        situation,
        ...situation.first.flatMap(({ source, ifRefused }) =>
          [source, ifRefused?.source].flatMap((one) => (one ? { source: [one] } : [])),
        ),
      ]),
    },
    parts: [
      {
        title: situation.callTitle?.[language] ?? words(language, 'components')('urgent'),
        lines: formatUrgentLines(helplinesById(situation.call ?? [], language, situationFile(situation))),
      },
      {
        title: t('first'),
        lines: first.flatMap(({ what, text, ifRefused }) => [
          sentences(what, text),
          ...(ifRefused ? ifRefused.steps.map((step) => `${ifRefused.title}: ${step}`) : []),
        ]),
      },
      {
        title: situation.advice?.title[language] ?? '',
        lines: formatUrgentLines(helplinesById(situation.advice?.helplines ?? [], language, situationFile(situation))),
      },
      { title: t('schemes'), lines: helping.map((scheme) => schemeLine(scheme, helping, language)) },
      { title: parts('parts.documents'), lines: paperLines(situation, helping, language) },
      {
        title: parts('parts.where'),
        lines: placeLines(
          bodies.map((id) => bodyWithOffices(id, language)),
          language,
        ),
      },
    ],
  };
}

/** Writes what a scheme gives, and warns of amounts that a reader could add up although nobody gets both. */
function schemeLine(scheme: Scheme, helping: readonly Scheme[], language: Language): string {
  const { id, title, plainTitle, summary, benefits } = localize(scheme, language);
  const [benefit] = benefits;
  const amounts = words(language, 'schemes');
  const first = benefit && { benefit, hasOtherBenefits: hasOtherBenefits(benefits) };
  const figure = benefit && formatBenefitFigure(benefit, amounts, language);
  const shared = helping.filter((other) => scheme.sharesTotalWith?.includes(other.id));
  const excluded = helping.filter((other) => scheme.excludes?.includes(other.id));
  const t = words(language, 'eligibility');
  const line = sentences(
    `${plainTitle ? `${plainTitle} (${title})` : title}: ${first && formatFirstBenefit(first, amounts, language)}`,
    summary,
    ...shared.map((other) => t('results.sharedTotal', { scheme: other.title[language], amount: figure })),
    ...excluded.map((other) => t('results.excluded', { scheme: other.title[language] })),
    ...reportLines(localizeReported(scheme.reported, language), language),
    scheme.confidence === 'medium' && words(language, 'components')('toBeConfirmed'),
  );
  return `${line} ${site.address}${textPath(pageOf.schemes(id), language)}`;
}

/** Lists each paper once. Names the schemes that ask for it, unless all of them do, and the condition on which they ask. */
function paperLines(situation: Situation, helping: readonly Scheme[], language: Language): string[] {
  const t = words(language, 'plain-text');
  const lines = joinPapers(situation, helping, language).flatMap(({ papers }) =>
    papers.map(({ uses, ...paper }) => {
      const asked = uses.map(({ numbers, condition }) => {
        const named = numbers.map((number) => helping[number - 1]?.title[language]).join('; ');
        if (!named) return condition;
        return condition ? t('onlyForIf', { schemes: named, condition }) : t('onlyFor', { schemes: named });
      });
      return sentences(paperLine(paper, language), ...asked);
    }),
  );
  return lines.length > 0 ? [...issuersCaution(language), ...lines] : [];
}
