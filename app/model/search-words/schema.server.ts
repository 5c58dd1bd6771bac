import { z } from 'zod';
import { sitePath } from '../fields.server.ts';

const word = z.string().trim().min(1);

const words = z.array(word).min(1);

const inLines = z.array(words).min(1);

/** content/search-words.yaml: synonyms for words of the site. */
export const searchWordsSchema = z.strictObject({
  same: z
    .array(z.array(word).min(2))
    .describe('Words and phrases of both languages that mean the same. Each finds what any other of its line finds.'),
  pages: z
    .record(sitePath, words)
    .describe('Path of a page → words that people look for it with and that its title does not say.'),
  quiet: inLines.describe('Words that say nothing about what is looked for: "for", "साठी", "mala".'),
  common: inLines.describe(
    'Words of nearly everything here: "scheme", "योजना". They find something only by themselves.',
  ),
});
