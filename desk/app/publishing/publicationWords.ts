import type { Language } from '#app/i18n/language.ts';
import { isPublic, type Publication } from '../../server/publishing/publicationTypes.ts';
import { changeName, posts } from '../review/changeNames.ts';
import { findWord, translatorIn } from '../words.ts';

/** Says what a publication is about: its changes, or the publications that it takes back. */
export function publicationName({ kind, undoes, changes }: Publication, language: Language): string {
  if (kind === 'takeBack') return translatorIn(language)('publishing.undoes', { numbers: numbers(undoes, language) });
  return changes.map((change) => changeName(change, language)).join('; ');
}

const numbers = (ids: number[], language: Language) =>
  ids.map((id) => translatorIn(language)('publishing.number', { number: id })).join(', ');

/** Seconds that a publication may begin after its set time before the desk speaks of a delay. */
const PUNCTUAL_SECONDS = 300;

/** Says in one sentence how a publication ended, or undefined if it has not ended. `live`: the publication that readers see. */
export function outcomeSentence(
  publication: Publication,
  live: Publication | null,
  language: Language,
): string | undefined {
  const t = translatorIn(language);
  const names = publicationName(publication, language);
  const { state, kind, failure } = publication;
  if (state === 'failed') {
    const cause =
      returnedSentence(publication, language) ??
      findWord(language, `publishing.failures.${failure?.reason}`) ??
      t('publishing.failed', { names });
    const unchanged = live ? t('publishing.unchanged', { number: live.id }) : t('publishing.nothingChanged');
    return `${cause} ${unchanged}`;
  }
  if (state !== 'live') return undefined;
  const done = t(kind === 'takeBack' ? 'publishing.isTakenBack' : 'publishing.isLive', { names });
  const minutes = Math.round(secondsLate(publication) / 60);
  return secondsLate(publication) < PUNCTUAL_SECONDS ? done : `${done} ${t('publishing.late', { count: minutes })}`;
}

/** Says which changes went back to their writers because of their content, and who has them now; undefined if none did. */
export function returnedSentence({ changes, failure }: Publication, language: Language): string | undefined {
  const t = translatorIn(language);
  const returned = changes.filter(({ id }) => failure?.returned?.includes(id));
  if (returned.length === 0) return undefined;
  const names = returned.map(({ id, writers }) =>
    t('publishing.changeNowWith', { number: id, who: posts(writers, language) }),
  );
  return t('publishing.returned', { changes: names.join(', ') });
}

/** Returns how many seconds after its set time a publication began. */
function secondsLate({ plannedAt, finishedAt, steps }: Publication): number {
  if (plannedAt === null || finishedAt === null) return 0;
  return (Date.parse(finishedAt) - Date.parse(plannedAt)) / 1000 - secondsOf(steps);
}

const secondsOf = (steps: Publication['steps']): number => steps.reduce((sum, { seconds }) => sum + seconds, 0);

/** Returns how many seconds the last complete publication took; undefined if there is none. */
export function usualSeconds(list: readonly Publication[]): number | undefined {
  const last = list.find((publication) => publication.kind === 'publish' && isPublic(publication));
  return last && Math.round(secondsOf(last.steps));
}

/** Lists the later publications that readers still see. */
export const laterThan = ({ id }: Publication, list: readonly Publication[]): Publication[] =>
  list.filter((other) => other.id > id && other.kind === 'publish' && isPublic(other));
