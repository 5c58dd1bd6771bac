import { estimateMinutes } from '#app/components/listen/minutes.ts';
import { type Answers, isAnswerTo } from '#app/eligibility/answers.ts';
import { formatAnswers } from '#app/eligibility/answersInAddress.ts';
import { isQuestion, QUESTION_IDS } from '#app/eligibility/questions.ts';
import { sharedPicture } from '#app/handouts/picture.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { refuse } from '#app/model/load.server.ts';
import { localize } from '#app/model/localize.ts';
import { bodies, requiredDocuments, schemes } from '#app/model/schemes/data.server.ts';
import { listPapers } from '#app/model/schemes/papers.server.ts';
import { papersFor } from '#app/model/schemes/papers.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { collectOnce, firstYear, sharedTotals } from '#app/model/situations/rules.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';
import { collectSources } from '#app/model/sources.server.ts';

/** Collects the data of the page about a situation; undefined for an unknown id. */
export function situationPage(id: string | undefined, language: Language) {
  const entry = situations.find((situation) => situation.id === id);
  if (!entry) return undefined;
  const own = schemesOf(entry, entry.schemes);
  const {
    sentences: _sentences,
    counted: _counted,
    answers: _answers,
    schemes: _schemes,
    ...situation
  } = localize(entry, language);
  const localized = localize(own, language);
  const shown = localized.map(({ id: schemeId, title, plainTitle, forWhom, benefits, reported }) => ({
    id: schemeId,
    ...schemeNames(title, isUnique(localized, plainTitle) ? plainTitle : undefined),
    forWhom,
    benefit: benefits[0],
    isReported: reported !== undefined,
  }));
  const papers = papersOf(entry, language);
  return {
    ...situation,
    heading: situation.heading ?? situation.title,
    schemes: shown,
    totals: sharedTotals(own),
    year: entry.counted && firstYear(schemesOf(entry, entry.counted)),
    papers,
    places: collectOnce(own.map(({ apply }) => apply.bodies)).map(({ id: body, numbers }) => ({
      title: bodies[body]?.title[language] ?? refuse(fileOf(entry), ['schemes'], 'noSuchEntry', bodyParams(body)),
      numbers,
    })),
    answers: { texts: answerTexts(entry, language), fragment: formatAnswers(toAnswers(entry)) },
    picture: sharedPicture(`/situations/${entry.id}`, language),
    related: situations
      .filter((other) => entry.related.includes(other.id))
      .map((other) => ({ id: other.id, title: other.title[language] })),
    sources: collectSources([entry]),
    minutes: estimateMinutes([localize(entry.first, language), shown, papers], language),
  };
}

export type SituationPage = NonNullable<ReturnType<typeof situationPage>>;

/** Several corporations offer schemes with the same everyday name, which links must not share. */
const isUnique = (schemes: readonly { plainTitle?: string | undefined }[], plainTitle: string | undefined) =>
  schemes.filter((scheme) => scheme.plainTitle === plainTitle).length === 1;

const schemeNames = (title: string, plainTitle: string | undefined) =>
  plainTitle ? { name: plainTitle, official: title } : { name: title, official: undefined };

const fileOf = ({ id }: Situation) => `content/situations/${id}.yaml`;

const bodyParams = (id: string) => ({ id, where: 'content/bodies.yaml' });

function schemesOf(situation: Situation, ids: readonly string[]) {
  return ids.map(
    (id) =>
      schemes.find((scheme) => scheme.id === id) ??
      refuse(fileOf(situation), ['schemes'], 'noSuchEntry', { id, where: 'content/schemes' }),
  );
}

/** Lists every paper once, first those that somebody else issues. `numbers`: omitted if every scheme asks for the paper. */
function papersOf(situation: Situation, language: Language) {
  const asked = schemesOf(situation, situation.schemes).map(({ documents }) => documents);
  const asking = asked.filter((documents) => documents.length > 0).length;
  const numbersById = new Map(collectOnce(asked).map(({ id, numbers }) => [id, numbers]));
  const papers = papersFor(listPapers(language), situation.schemes).map(({ id, title, issuedBy }) => {
    const numbers = numbersById.get(id) ?? [];
    const obtain = requiredDocuments[id]?.obtain ?? 'get';
    return {
      id,
      title,
      issuedBy: obtain === 'get' ? issuedBy : undefined,
      obtain,
      numbers: numbers.length < asking ? numbers : [],
    };
  });
  return (['get', 'home', 'office'] as const)
    .map((obtain) => ({ obtain, papers: papers.filter((paper) => paper.obtain === obtain) }))
    .filter((group) => group.papers.length > 0);
}

/** Returns the answers for the finder. Stops the build at an answer that a visitor cannot choose. */
function toAnswers(situation: Situation): Answers {
  const answers = Object.entries(situation.answers).map(([question, chosen]) => [question, { chosen }] as const);
  for (const [question, answer] of answers)
    if (!isQuestion(question) || !isAnswerTo(question, answer))
      refuse(fileOf(situation), ['answers', question], 'notOneOf', { choices: [...QUESTION_IDS] });
  return Object.fromEntries(answers);
}

/** Names the chosen options as the finder does. */
function answerTexts({ answers }: Situation, language: Language): string[] {
  const t = words(language, 'eligibility');
  return Object.entries(answers).flatMap(([question, chosen]) =>
    chosen.map((option) => t(`options.${question}.${option}` as 'options.situation.student')),
  );
}
