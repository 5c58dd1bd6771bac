import { estimateMinutes } from '#app/components/listen/minutes.ts';
import { collectSituationFacts, type SituationFacts } from '#app/components/situations/collectSituationFacts.server.ts';
import { formatSituationLines } from '#app/components/situations/formatSituationLines.server.ts';
import { type PaperUse, validateAnswers } from '#app/components/situations/joinPapers.server.ts';
import { formatAnswers } from '#app/eligibility/answersInAddress.ts';
import { isQuestion, questionById } from '#app/eligibility/questions.ts';
import { sharedPicture } from '#app/handouts/picture.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { elsewhere } from '#app/model/elsewhere/data.server.ts';
import { elsewhereOf } from '#app/model/elsewhere/shown.server.ts';
import { recordingOf } from '#app/model/files.server.ts';
import { hashParts } from '#app/model/hashParts.server.ts';
import { listenerCall } from '#app/model/helplines/helplines.server.ts';
import { localize } from '#app/model/localize.ts';
import { bodyWithOffices, districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';
import { collectSources } from '#app/model/sources.server.ts';

/** Collects the data of the page about a situation. Returns undefined for an unknown id. */
export function collectSituationPage(id: string | undefined, language: Language) {
  const entry = situations.find((situation) => situation.id === id);
  if (!entry) return undefined;
  const {
    sentences: _sentences,
    counted: _counted,
    answers: _answers,
    schemes: _schemes,
    audio: _audio,
    ...situation
  } = localize(entry, language);
  const facts = collectSituationFacts(entry, language);
  const papers = entry.choice ? keepCommonPapers(facts) : facts.papers;
  return {
    ...situation,
    ...facts,
    // Gives each step the same key in both languages, under which the device keeps its tick.
    first: localize(
      entry.first.map((step) => ({ ...step, key: hashParts([step.what.en]).slice(0, 8) })),
      language,
    ),
    papers,
    shared: formatSituationLines(entry, language),
    choice: situation.choice && {
      ...situation.choice,
      groups: situation.choice.groups.map((group) => ({ ...group, benefits: findGroupBenefits(group, language) })),
    },
    answers: { texts: formatAnswerTexts(entry, language), fragment: formatAnswers(validateAnswers(entry)) },
    picture: sharedPicture(pageOf.situations(entry.id), language),
    offices: facts.places.map(({ id: body }) => bodyWithOffices(body, language)),
    districts: districtChoices(language),
    related: situations
      .filter((other) => entry.related.includes(other.id))
      .map((other) => ({ id: other.id, title: other.title[language] })),
    elsewhere: elsewhereOf(elsewhere, 'situations', entry.id, language),
    sources: collectSources([entry]),
    listening: {
      minutes: estimateMinutes([facts.first, facts.schemes, papers], language),
      recording: recordingOf(entry, language),
      call: listenerCall(language, findCommonAudiences(entry)),
    },
  };
}

export type SituationPage = NonNullable<ReturnType<typeof collectSituationPage>>;

/** Finds the benefits that a group shows instead of the first benefit of its schemes. Returns them by the id of the scheme. */
function findGroupBenefits(
  { schemes: ids, benefit }: { schemes: string[]; benefit?: string | undefined },
  language: Language,
) {
  return Object.fromEntries(
    schemes.flatMap(({ id, benefits }) => {
      const shown = ids.includes(id) && benefit && benefits.find(({ figure }) => figure === benefit);
      return shown ? [[id, localize(shown, language)] as const] : [];
    }),
  );
}

/** Finds the audiences that all schemes of a situation have in common. */
function findCommonAudiences({ schemes: ids }: Situation) {
  const [first, ...others] = schemes.filter(({ id }) => ids.includes(id)).map(({ audiences }) => audiences);
  return first?.filter((audience) => others.every((audiences) => audiences.includes(audience)));
}

/** Keeps the papers that more than half of the schemes ask for. A paper whose uses have no numbers is for all schemes. */
function keepCommonPapers({ papers: groups, schemes }: SituationFacts) {
  const isAskedByMost = ({ uses }: { uses: readonly PaperUse[] }) => {
    const asking = uses.flatMap(({ numbers }) => numbers).length;
    return asking === 0 || asking > schemes.length / 2;
  };
  return groups
    .map(({ obtain, papers }) => ({
      obtain,
      papers: papers.filter(isAskedByMost).map((paper) => ({ ...paper, uses: keepCommonCondition(paper.uses) })),
    }))
    .filter(({ papers }) => papers.length > 0);
}

/** Keeps a condition only if all schemes have the same one. Omits the numbers of schemes, which a page with groups does not show. */
function keepCommonCondition(uses: readonly PaperUse[]): PaperUse[] {
  const [only] = uses;
  return only?.condition && uses.length === 1 ? [{ numbers: [], condition: only.condition }] : [];
}

/** Formats the chosen options in the words of the finder. Omits a life situation that another answer makes more precise. */
function formatAnswerTexts({ answers }: Situation, language: Language): string[] {
  const t = words(language, 'eligibility');
  const implied = Object.keys(answers).flatMap((question) => {
    const { respondents } = isQuestion(question) ? questionById(question) : {};
    return Array.isArray(respondents) ? respondents : [];
  });
  return Object.entries(answers).flatMap(([question, chosen]) =>
    chosen
      .filter((option) => question !== 'situation' || !implied.includes(option))
      .map((option) => t(`options.${question}.${option}` as 'options.situation.student')),
  );
}
