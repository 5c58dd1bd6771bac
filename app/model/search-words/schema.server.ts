import { z } from 'zod';
import { sitePath } from '../fields.server.ts';

const word = z.string().trim().min(1);

const words = z.array(word).min(1);

const inLines = z.array(words).min(1);

/** content/search-words.yaml: synonyms for words of the site. */
export const searchWordsSchema = z.strictObject({
  same: z
    .array(z.array(word).min(2))
    .describe('Words and phrases of both languages with the same meaning. Each also finds the others of its line.'),
  pages: z
    .record(sitePath, words)
    .describe('Path of a page → words with which people look for it and that are not in its title.'),
  stopWords: inLines.describe('Words that say nothing about the topic of a query: "for", "साठी", "mala".'),
  age: words.describe('Words beside a number that make it an age: "years", "aged", "वय".'),
  common: inLines.describe(
    'Words that nearly all pages contain: "scheme", "योजना". They find pages only if the query has no other words.',
  ),
});
