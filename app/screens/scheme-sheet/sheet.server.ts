import { formatBenefitAmount, formatBenefitFigure, splitBenefitAmount } from '#app/components/facts/benefitText.ts';
import { collectSheetPlace } from '#app/components/sheet/sheetPlace.server.ts';
import { collectFrameTexts } from '#app/components/sheet/sheetTexts.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { reportedLines } from '#app/model/cautions.ts';
import { helplinesById, helplinesFor } from '#app/model/helplines/helplines.server.ts';
import { localize } from '#app/model/localize.ts';
import { bodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import { portalById } from '#app/model/portals/data.server.ts';
import { localizeReported } from '#app/model/reported.server.ts';
import { oneAmountWith } from '#app/model/schemes/oneAmountWith.server.ts';
import { otherwiseOf } from '#app/model/schemes/otherwise.server.ts';
import { papersOfScheme } from '#app/model/schemes/papers.server.ts';
import { namePaper } from '#app/model/schemes/papers.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { schemeNames } from '#app/model/schemes/schemeNames.ts';

/** Collects all texts of a sheet, because the client loads the translations of only one language. */
export function collectSheet(scheme: Scheme, language: Language) {
  const { title, plainTitle, forWhom, benefits, eligibility, apply } = localize(scheme, language);
  const paid = benefits.filter(({ term }) => !term);
  const report = localizeReported(scheme.reported, language);
  const parts = words(language, 'scheme');
  const amount = words(language, 'schemes');
  const common = words(language, 'components');
  const sheet = words(language, 'scheme-sheet');
  return {
    ...collectFrameTexts(scheme, language),
    ...schemeNames({ title, plainTitle }),
    forWhom,
    headings: {
      get: parts('parts.get'),
      who: parts('parts.who'),
      documents: parts('parts.documents'),
      apply: parts('parts.apply'),
      where: parts('parts.where'),
    },
    mainAmount: paid[0] && { what: paid[0].what, ...splitBenefitAmount(paid[0], amount, language) },
    amounts: paid.map((benefit) => ({
      what: benefit.what,
      ...splitBenefitAmount(benefit, amount, language, { afterWhat: true }),
    })),
    terms: benefits
      .filter(({ term }) => term)
      .map((benefit) => `${benefit.what}: ${formatBenefitAmount(benefit, amount, language, { afterWhat: true })}`)
      .join('; '),
    oneAmount: paid
      .slice(0, 1)
      .flatMap((benefit) =>
        oneAmountWith(scheme, language).map((name) =>
          sheet('oneAmount', { scheme: name, amount: formatBenefitFigure(benefit, amount, language) }),
        ),
      )
      .join(' '),
    reported: report && [common('reported.title'), ...reportedLines(report, common, language)].join(' '),
    who: [
      ...eligibility.map(({ text }) => text),
      ...otherwiseOf(scheme, language).map(({ text, name }) => `${text} ${name}`),
    ],
    documents: papersOfScheme(scheme, language).map(namePaper),
    noDocuments: parts('noDocuments'),
    steps: apply.steps.map(({ channel, lines }) => ({ channel: parts(`channel.${channel}`), lines })),
    portal: scheme.apply.portal && portalById(scheme.apply.portal, `content/schemes/${scheme.id}.yaml`).url,
    places: apply.bodies.map((id) => collectSheetPlace(id, language)),
    helplines: [
      ...helplinesById(scheme.call ?? [], language, `content/schemes/${scheme.id}.yaml`),
      ...helplinesFor(scheme.audiences, language).filter(({ id }) => !scheme.call?.includes(id)),
    ],
  };
}

export type Sheet = ReturnType<typeof collectSheet>;

/** Collects the data for a message about a scheme. */
export function collectSharedScheme(scheme: Scheme, language: Language) {
  const { forWhom, benefits, apply, audiences } = localize(scheme, language);
  return {
    forWhom,
    benefits,
    documents: papersOfScheme(scheme, language),
    places: apply.bodies.map((id) => bodyWithOffices(id, language)),
    helplines: helplinesFor(audiences, language),
  };
}
