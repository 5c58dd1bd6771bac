import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { type ContentFile, markedParts, textsOf } from '../texts.ts';

/** A source that nobody has read. */
const UNREAD = /general knowledge|from memory/i;

/** Where the facts of such a source stand in sentences, the sentences say it themselves. */
const IN_SENTENCES = /^content\/(schemes|acts)\//;

/** What is written from general knowledge is published only with the words that it is to be confirmed. */
export function generalKnowledge(files: readonly ContentFile[]): Problem[] {
  return files.flatMap((file) => {
    const parts = markedParts(file).filter(({ part }) =>
      [part.source].flat().some((line) => UNREAD.test(String(line))),
    );
    const isMarked = textsOf(file).some(({ en }) => /to be confirmed/i.test(en));
    return [
      ...parts
        .filter(({ part }) => part.confidence !== 'medium')
        .map(({ path }) => errorAt({ file: file.file, path: [...path, 'confidence'] }, 'unreadSource')),
      ...(parts.length > 0 && IN_SENTENCES.test(file.file) && !isMarked
        ? [errorAt({ file: file.file, path: ['source'] }, 'unreadSourceUnsaid')]
        : []),
    ];
  });
}
