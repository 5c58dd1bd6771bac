import { estimateMinutes } from '#app/components/listen/minutes.ts';
import { answersOf, type PaperUse } from '#app/components/situations/joinedPapers.server.ts';
import { type SituationFacts, situationFacts } from '#app/components/situations/situationFacts.server.ts';
import { situationLines } from '#app/components/situations/situationLines.server.ts';
import { formatAnswers } from '#app/eligibility/answersInAddress.ts';
import { isQuestion, questionById } from '#app/eligibility/questions.ts';
import { sharedPicture } from '#app/handouts/picture.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { elsewhere } from '#app/model/elsewhere/data.server.ts';
import { elsewhereOf } from '#app/model/elsewhere/shown.server.ts';
import { recordingOf } from '#app/model/files.server.ts';
import { listenerCall } from '#app/model/helplines/helplines.server.ts';
import { localize } from '#app/model/localize.ts';
import { bodyWithOffices, districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';
import { collectSources } from '#app/model/sources.server.ts';

/** Collects the data of the page about a situation; undefined for an unknown id. */
export function situationPage(id: string | undefined, language: Language) {
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
  const facts = situationFacts(entry, language);
  const papers = entry.choice ? papersOfMost(facts) : facts.papers;
  return {
    ...situation,
    ...facts,
    papers,
    shared: situationLines(entry, language),
    choice: situation.choice && {
      ...situation.choice,
      groups: situation.choice.groups.map((group) => ({ ...group, benefits: benefitsOf(group, language) })),
    },
    answers: { texts: answerTexts(entry, language), fragment: formatAnswers(answersOf(entry)) },
    picture: sharedPicture(`/situations/${entry.id}`, language),
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
      call: listenerCall(language, audiencesOfAll(entry)),
    },
  };
}

export type SituationPage = NonNullable<ReturnType<typeof situationPage>>;

/** Finds the benefits that the schemes of a group show there instead of their first one, by the ids of the schemes. */
function benefitsOf(
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

/** Lists the groups of people for whom all schemes of a situation are. */
function audiencesOfAll({ schemes: ids }: Situation) {
  const [first, ...others] = schemes.filter(({ id }) => ids.includes(id)).map(({ audiences }) => audiences);
  return first?.filter((audience) => others.every((audiences) => audiences.includes(audience)));
}

/** Keeps the papers that more than half of the schemes ask for; a paper whose uses have no numbers is for all of them. */
function papersOfMost({ papers: groups, schemes }: SituationFacts) {
  const isAskedByMost = ({ uses }: { uses: readonly PaperUse[] }) => {
    const asking = uses.flatMap(({ numbers }) => numbers).length;
    return asking === 0 || asking > schemes.length / 2;
  };
  return groups
    .map(({ obtain, papers }) => ({
      obtain,
      papers: papers.filter(isAskedByMost).map((paper) => ({ ...paper, uses: commonUse(paper.uses) })),
    }))
    .filter(({ papers }) => papers.length > 0);
}

/** Shows a condition only if all schemes ask on the same one, without their numbers, which a page with groups does not show. */
function commonUse(uses: readonly PaperUse[]): PaperUse[] {
  const [only] = uses;
  return only?.condition && uses.length === 1 ? [{ numbers: [], condition: only.condition }] : [];
}

/** Names the chosen options as the finder does. Omits a life situation that another answer says more exactly. */
function answerTexts({ answers }: Situation, language: Language): string[] {
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
