import { formatBenefitAmount, formatFirstBenefit, whoseAmount } from '#app/components/facts/benefitText.ts';
import { collectSheetPlace } from '#app/components/sheet/sheetPlace.server.ts';
import { collectFrameTexts } from '#app/components/sheet/sheetTexts.server.ts';
import { collectSituationFacts, type SituationFacts } from '#app/components/situations/collectSituationFacts.server.ts';
import { joinNumbers } from '#app/components/situations/joinNumbers.ts';
import { formatPaperUses } from '#app/components/situations/paperUses.ts';
import { formatUrgentLines } from '#app/components/urgent/formatUrgentLines.ts';
import { formatNumber, formatRupees } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { cautionSentence } from '#app/model/cautions.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { helplinesFor } from '#app/model/helplines/helplines.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { issuersUnconfirmed } from '#app/model/schemes/papers.server.ts';
import { namePaper } from '#app/model/schemes/papers.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';

/** `count`: number of schemes that the sheet describes. Of the others it gives only the names. */
type SheetDetail = { count: number; hasOfficialNames: boolean };

export type Sheet = ReturnType<typeof collectSheet>;

/** Collects the texts of the sheet of a situation in their order. */
export function collectSheet(situation: Situation, language: Language, detail: SheetDetail) {
  const t = words(language, 'situation');
  const all = collectSituationFacts(situation, language);
  const shown = collectSituationFacts({ ...situation, schemes: situation.schemes.slice(0, detail.count) }, language);
  const helping = situation.schemes.flatMap((id) => schemes.find((scheme) => scheme.id === id) ?? []);
  const { confidence } = situation;
  return {
    ...collectFrameTexts({ ...(combineProvenance([situation, ...helping]) ?? situation), confidence }, language),
    title: situation.title[language],
    call: { title: all.callTitle, lines: formatUrgentLines(all.call) },
    first: all.first.map(({ what, text, ifRefused }) => ({
      what,
      text: ifRefused ? [text, `${ifRefused.title}:`, ...ifRefused.steps].join(' ') : text,
    })),
    schemes: shown.schemes.map((scheme) => formatScheme(scheme, confidence, detail, language)),
    ...nameUndescribedSchemes(all.schemes, detail, language),
    totals: all.totals.map((total) => formatTotal(total, language)),
    year: all.year && {
      sum: formatRupees(all.year.rupees, language),
      parts: all.year.parts.map(({ rupees, period, inYear }) => {
        const amount = t(`year.${period}`, { amount: formatRupees(rupees, language) });
        return `${amount}: ${formatRupees(inYear, language)}`;
      }),
    },
    ...formatPapers(shown.papers, helping.slice(0, detail.count), language),
    places: shown.places.map(({ id, numbers }) => ({
      ...collectSheetPlace(id, language),
      ...(helping.length > 1 && {
        task: formatSchemeNumbers(numbers.length === helping.length ? [] : numbers, language),
      }),
    })),
    helplines: [
      ...(all.advice?.calls ?? []),
      ...helplinesFor(
        helping.flatMap(({ audiences }) => audiences),
        language,
      ).filter(({ id }) => !situation.call?.includes(id) && !situation.advice?.helplines.includes(id)),
    ],
  };
}

/** Formats which schemes a paper or an office is for. Empty `numbers` mean all schemes. */
function formatSchemeNumbers(numbers: readonly number[], language: Language): string {
  const t = words(language, 'situation-sheet');
  return numbers.length === 0
    ? t('forAll')
    : t('for', { count: numbers.length, numbers: joinNumbers(numbers, words(language, 'situation'), language) });
}

/** Formats a scheme. Names the benefit of the amount if the scheme also has other benefits. */
function formatScheme(
  { id, name, official, forWhom, benefit, hasOtherBenefits, cautioned }: SituationFacts['schemes'][number],
  confidenceOfAll: Situation['confidence'],
  { hasOfficialNames }: SheetDetail,
  language: Language,
) {
  const t = words(language, 'schemes');
  const names = official && hasOfficialNames ? `${name} (${official})` : name;
  const first = benefit && { benefit, hasOtherBenefits };
  const amount = first && formatFirstBenefit(first, t, language);
  return {
    id,
    nameAndAmount: `${[names, amount].filter(Boolean).join(first && whoseAmount(first) ? '. ' : ': ')}.`,
    rest: `${forWhom}.`,
    // Omits "to be confirmed" if the situation itself is unconfirmed: the last line of the sheet then says so about all of it.
    cautions: cautionSentence(
      confidenceOfAll === 'high' ? cautioned : { ...cautioned, confidence: undefined },
      words(language, 'components'),
      language,
    ),
  };
}

/** Names the schemes that the sheet does not describe, and says that their facts are on the site. */
function nameUndescribedSchemes(
  all: SituationFacts['schemes'],
  { count, hasOfficialNames }: SheetDetail,
  language: Language,
) {
  const t = words(language, 'situation-sheet');
  const named = all.map(({ name }, index) => ({ name, number: index + 1 })).slice(count);
  const numbers = joinNumbers(
    named.map(({ number }) => number),
    words(language, 'situation'),
    language,
  );
  return {
    named: named.map(({ name, number }) => `${formatNumber(number, language)}. ${name}`).join('; '),
    onSite: [named.length > 0 && t('named', { count: named.length, numbers }), !hasOfficialNames && t('officialNames')]
      .filter(Boolean)
      .join(' '),
  };
}

function formatTotal(shared: SituationFacts['totals'][number], language: Language) {
  const { numbers, rupees, separately, period, onlyOne } = shared;
  const amount = formatRupees(rupees, language);
  const t = words(language, 'situation');
  const total = t(onlyOne ? 'onlyOne' : 'total', {
    numbers: joinNumbers(numbers, t, language),
    amount,
    separately: formatRupees(separately, language),
  });
  return `${total} ${formatBenefitAmount({ what: '', rupees, period }, words(language, 'schemes'), language)}.`;
}

/** Formats every paper once. A paper without numbers is for all schemes that ask for papers. */
function formatPapers(
  groups: SituationFacts['papers'],
  helping: readonly { documents: string[] }[],
  language: Language,
) {
  const t = words(language, 'situation');
  const asking = helping.flatMap(({ documents }, index) => (documents.length > 0 ? index + 1 : []));
  const tSheet = words(language, 'situation-sheet');
  const lead = tSheet('papersLead', { numbers: joinNumbers(asking, t, language) });
  return {
    papersLead: asking.length > 1 ? lead : t(asking.length === 1 ? 'papers.leadOne' : 'papers.none'),
    issuersCaution:
      issuersUnconfirmed && asking.length > 0 ? words(language, 'components')('issuersUnconfirmed') : undefined,
    papers: groups.map(({ obtain, papers }) => ({
      heading: t(`papers.${obtain}`),
      texts: papers.map(({ title, issuedBy, uses }) => {
        const forAll = uses.find(({ numbers }) => numbers.length === 0);
        const paper = namePaper({ title, condition: forAll?.condition });
        const named = obtain === 'get' && issuedBy ? tSheet('paperFrom', { paper, issuer: issuedBy }) : paper;
        const asked = forAll ? '' : formatPaperUses(uses, t, language).join('; ');
        return asked ? `${named}. ${asked}.` : named;
      }),
    })),
  };
}
