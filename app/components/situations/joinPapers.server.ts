import { type Answers, isAnswerTo } from '#app/eligibility/answers.ts';
import type { PaperCondition } from '#app/eligibility/catalogue.ts';
import { checkPaperCondition } from '#app/eligibility/paperConditions.ts';
import { isQuestion, QUESTION_IDS } from '#app/eligibility/questions.ts';
import type { Language } from '#app/i18n/language.ts';
import { refuse } from '#app/model/load.server.ts';
import { paperConditions, requiredDocuments } from '#app/model/schemes/data.server.ts';
import { listPapers, papersOfScheme } from '#app/model/schemes/papers.server.ts';
import { namePaper, papersFor } from '#app/model/schemes/papers.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';

/** `numbers`: positions, from 1, of the schemes that ask for a paper. `condition`: which of their applicants need the paper. */
export type PaperUse = { numbers: number[]; condition?: string | undefined };

export const situationFile = ({ id }: Situation) => `content/situations/${id}.yaml`;

/** Converts the answers of a situation for the finder. Stops the build at an answer that a visitor cannot choose. */
export function validateAnswers(situation: Situation): Answers {
  const answers = Object.entries(situation.answers).map(([question, chosen]) => [question, { chosen }] as const);
  for (const [question, answer] of answers)
    if (!isQuestion(question) || !isAnswerTo(question, answer))
      refuse(situationFile(situation), ['answers', question], 'notOneOf', { choices: [...QUESTION_IDS] });
  return Object.fromEntries(answers);
}

/** Tells whether the answers exclude a condition, or make its question irrelevant so that the finder never asks it. */
export function isExcluded(condition: PaperCondition, answers: Answers): boolean {
  const { state, question } = checkPaperCondition(condition, answers);
  return state === 'failed' || (state === 'unticked' && question !== 'situation');
}

/** Lists every paper of the schemes once, grouped by how to obtain it. Omits papers whose conditions the answers exclude. */
export function joinPapers(situation: Situation, schemes: readonly Scheme[], language: Language) {
  const answers = validateAnswers(situation);
  const asked = schemes.map((scheme) =>
    papersOfScheme(scheme, language).filter(({ conditionId }) => {
      const condition = conditionId === undefined ? undefined : paperConditions[conditionId];
      return condition === undefined || !isExcluded(condition, answers);
    }),
  );
  const asking = asked.filter((papers) => papers.length > 0).length;
  const ids = schemes.map(({ id }) => id);
  const papers = papersFor(listPapers(language), ids).flatMap(
    ({ id, title, what, issuedBy, askAt, issue, validity }) => {
      const uses = groupUsesByCondition(id, asked);
      const [only] = uses;
      if (!only) return [];
      const isForAll = uses.length === 1 && only.numbers.length === asking;
      const shown = isForAll ? (only.condition ? [{ numbers: [], condition: only.condition }] : []) : uses;
      const obtain = requiredDocuments[id]?.obtain ?? ('get' as const);
      return [{ id, title, what, issuedBy, askAt, issue, validity, obtain, uses: shown }];
    },
  );
  return (['get', 'home', 'office'] as const)
    .map((obtain) => ({ obtain, papers: papers.filter((paper) => paper.obtain === obtain) }))
    .filter((group) => group.papers.length > 0);
}

/** Groups the schemes that ask for a paper by their condition for it. */
function groupUsesByCondition(
  id: string,
  asked: readonly { id: string; condition: string | undefined }[][],
): PaperUse[] {
  const numbers = new Map<string | undefined, number[]>();
  asked.forEach((papers, index) => {
    for (const paper of papers.filter((candidate) => candidate.id === id))
      numbers.set(paper.condition, [...(numbers.get(paper.condition) ?? []), index + 1]);
  });
  return [...numbers].map(([condition, places]) => ({ numbers: places, condition }));
}

/** Returns the names of the papers. Appends the conditions of a paper if no scheme asks all applicants for it. */
export function joinPaperNames(...[situation, schemes, language]: Parameters<typeof joinPapers>): string[] {
  return joinPapers(situation, schemes, language).flatMap(({ papers }) =>
    papers.map(({ title, uses }) => {
      const conditions = new Set(uses.map(({ condition }) => condition));
      return namePaper({
        title,
        condition: conditions.has(undefined) ? undefined : [...conditions].join('; ') || undefined,
      });
    }),
  );
}
