import { formatBenefitAmount } from '#app/components/facts/benefitText.ts';
import { estimateMinutes } from '#app/components/listen/minutes.ts';
import { formatAnswers } from '#app/eligibility/answersInAddress.ts';
import { findRequiredSituations } from '#app/eligibility/requiredSituations.ts';
import { sharedPicture } from '#app/handouts/picture.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { remedies } from '#app/model/acts/remedies.server.ts';
import { elsewhere } from '#app/model/elsewhere/data.server.ts';
import { elsewhereOf } from '#app/model/elsewhere/shown.server.ts';
import { recordingOf } from '#app/model/files.server.ts';
import { helplinesById, helplinesFor, listenerCall } from '#app/model/helplines/helplines.server.ts';
import { localize } from '#app/model/localize.ts';
import { bodyWithOffices, districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { portalById, portalTrouble } from '#app/model/portals/data.server.ts';
import { localizeReported } from '#app/model/reported.server.ts';
import { categories, schemes } from '#app/model/schemes/data.server.ts';
import { oneAmountWith } from '#app/model/schemes/oneAmountWith.server.ts';
import { hasOtherBenefits } from '#app/model/schemes/otherBenefits.ts';
import { otherwiseOf } from '#app/model/schemes/otherwise.server.ts';
import { issuersUnconfirmed, papersOfScheme } from '#app/model/schemes/papers.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { bothNames, schemeNames } from '#app/model/schemes/schemeNames.ts';
import { collectSources } from '#app/model/sources.server.ts';

/** Collects the data of a scheme's page. Returns undefined for an unknown id. */
export function collectSchemePage(id: string | undefined, language: Language) {
  const entry = schemes.find((scheme) => scheme.id === id);
  if (!entry) return undefined;
  const {
    apply,
    documents: _documents,
    documentsIf: _documentsIf,
    related = [],
    title,
    plainTitle,
    audiences,
    call = [],
    timeLimit,
    appeal,
    reported: _reported,
    sharesTotalWith: _sharesTotalWith,
    audio: _audio,
    ...scheme
  } = localize(entry, language);
  const category = localize(categories, language).find((candidate) => candidate.id === scheme.category);
  if (!category) throw new Error(`content/categories has no ${scheme.category}`);
  const papers = papersOfScheme(entry, language);
  const situations = findRequiredSituations(scheme);
  return {
    ...scheme,
    title,
    finderAnswers: situations.length > 0 ? formatAnswers({ situation: { chosen: situations } }) : undefined,
    ...schemeNames({ title, plainTitle }),
    bothNames: bothNames({ title, plainTitle }),
    timeLimit: timeLimit?.text,
    appeal: appeal?.lines,
    reported: localizeReported(entry.reported, language),
    sources: collectSources([entry]),
    remedies: remedies(),
    call: helplinesById(call, language, `content/schemes/${entry.id}.yaml`),
    helplines: helplinesFor(audiences, language),
    picture: sharedPicture(pageOf.schemes(entry.id), language),
    listening: {
      minutes: estimateMinutes([localize(entry, language), papers], language),
      recording: recordingOf(entry, language),
      call: listenerCall(language, audiences),
    },
    category: { id: category.id, title: category.title, figures: category.figures, lends: category.lends },
    documents: papers,
    issuersUnconfirmed,
    steps: apply.steps,
    portal: apply.portal === undefined ? undefined : localizePortal(apply.portal, entry.id, language),
    places: apply.bodies.map((body) => bodyWithOffices(body, language)),
    elsewhere: elsewhereOf(elsewhere, 'schemes', entry.id, language),
    districts: districtChoices(language),
    hasOtherBenefits: hasOtherBenefits(entry.benefits),
    otherwise: otherwiseOf(entry, language),
    oneAmountWith: oneAmountWith(entry, language),
    related: related.flatMap((relatedId) => {
      const one = schemes.find((other) => other.id === relatedId);
      return one
        ? [{ id: one.id, name: schemeNames(localize(one, language)).name, amount: formatFirstAmount(one, language) }]
        : [];
    }),
  };
}

export type SchemePage = NonNullable<ReturnType<typeof collectSchemePage>>;

/**
 * Formats the amount of a scheme for a list. Returns undefined for an amount in words or the first of several amounts, because the list
 * has no room to explain them.
 */
function formatFirstAmount(scheme: Scheme, language: Language): string | undefined {
  const [benefit] = localize(scheme, language).benefits;
  const isShort = benefit && benefit.words === undefined && !hasOtherBenefits(scheme.benefits);
  return isShort ? formatBenefitAmount(benefit, words(language, 'schemes'), language) : undefined;
}

function localizePortal(id: string, schemeId: string, language: Language) {
  const entry = portalById(id, `content/schemes/${schemeId}.yaml`);
  const { url, title, shortName } = localize(entry, language);
  return { url, title, shortName, trouble: portalTrouble(entry, language) };
}
