import { errorAt, type Finding } from '../finding.ts';
import { type ContentFile, markedParts, textsOf } from '../texts.ts';

/** A source that nobody has read. */
const UNREAD = /general knowledge|from memory/i;

/** Where the facts of such a source stand in sentences, the sentences say it themselves. */
const IN_SENTENCES = /^content\/(schemes|acts)\//;

/** What is written from general knowledge is published only with the words that it is to be confirmed. */
export function generalKnowledge(files: readonly ContentFile[]): Finding[] {
  return files.flatMap((file) => {
    const parts = markedParts(file).filter(({ part }) =>
      [part.source].flat().some((line) => UNREAD.test(String(line))),
    );
    const isMarked = textsOf(file).some(({ en }) => /to be confirmed/i.test(en));
    return [
      ...parts
        .filter(({ part }) => part.confidence !== 'medium')
        .map(({ path }) =>
          errorAt(
            { file: file.file, field: [...path, 'confidence'].join('.') },
            'must be medium: one of its sources is general knowledge. Compare it with a page, or leave the fact out',
          ),
        ),
      ...(parts.length > 0 && IN_SENTENCES.test(file.file) && !isMarked
        ? [
            errorAt(
              { file: file.file, field: 'source' },
              'names general knowledge, but no sentence says “(To be confirmed.)”. Write it behind each such sentence, or leave it out',
            ),
          ]
        : []),
    ];
  });
}
