import { type Answer, type Answers, isAnswerTo } from './answers.ts';
import { isQuestion, QUESTION_IDS, type Question, questionById } from './questions.ts';

/** Stands for "none of these" and for a skipped question. */
const NONE = '-';
const SKIPPED = '?';

/**
 * Writes answers as the fragment of the finder's address: `situation=single&age=40-59`. Browsers never send a fragment to
 * a server.
 */
export function formatAnswers(answers: Answers): string {
  const pairs = QUESTION_IDS.flatMap((id) => {
    const answer = answers[id];
    return answer ? [[id, formatAnswer(answer)]] : [];
  });
  return new URLSearchParams(pairs).toString().replace(/%2C/g, ',');
}

function formatAnswer(answer: Answer): string {
  if ('skipped' in answer) return SKIPPED;
  if ('chosen' in answer) return answer.chosen.join(',') || NONE;
  return answer.from === answer.to ? String(answer.from) : `${answer.from}-${answer.to ?? ''}`;
}

/** Reads the answers from a fragment, and ignores what is no answer to a question. Returns undefined if there is none. */
export function parseAnswers(fragment: string): Answers | undefined {
  const pairs = [...new URLSearchParams(fragment.replace(/^#/, ''))].flatMap(([id, text]) => {
    const answer = isQuestion(id) ? parseAnswer(text, questionById(id).form) : undefined;
    return isQuestion(id) && isAnswerTo(id, answer) ? [[id, answer as Answer] as const] : [];
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

function parseAnswer(text: string, form: Question['form']): Answer | undefined {
  if (text === SKIPPED) return { skipped: true };
  if (form !== 'number') return { chosen: text === NONE ? [] : text.split(',') };
  const [, from, end, to] = /^(\d{1,9}(?:\.\d{1,2})?)(-(\d{1,9}(?:\.\d{1,2})?)?)?$/.exec(text) ?? [];
  if (from === undefined) return undefined;
  if (end === undefined) return { from: Number(from), to: Number(from) };
  return to === undefined ? { from: Number(from) } : { from: Number(from), to: Number(to) };
}
