import { z } from 'zod';
import { sitePath } from '../fields.server.ts';

const word = z.string({ error: 'is missing: write the word, in quotation marks if it is a number' }).trim().min(1);

const words = z.array(word).min(1, 'is empty: write at least one word');

const inLines = z.array(words).min(1, 'is empty: write at least one line of words');

/** content/search-words.yaml: how people say what the site calls by another name. */
export const searchWordsSchema = z.strictObject({
  same: z
    .array(z.array(word).min(2, 'needs two words at least'))
    .describe('Words and phrases of both languages that mean the same. Each finds what any other of its line finds.'),
  pages: z
    .record(sitePath, words)
    .describe('Path of a page → words that people look for it with and that its title does not say.'),
  quiet: inLines.describe('Words that say nothing about what is looked for: "for", "साठी", "mala".'),
  common: inLines.describe(
    'Words of nearly everything here: "scheme", "योजना". They find something only by themselves.',
  ),
});
