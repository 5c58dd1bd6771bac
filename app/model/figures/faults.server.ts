import type { BadQuote } from './quotes.server.ts';

const SENTENCES: Record<BadQuote['fault'], (quote: string) => string> = {
  unknown: (quote) =>
    `quotes “${quote}”, but there is no figure of this name. Give the figure this name, or write another`,
  format: (quote) => `quotes “${quote}”, but this figure cannot be written so. Leave out what stands after the bar`,
  twice: (quote) => `is “${quote}”, the name of another figure of this entry. Write another name`,
  braces: (quote) => `has braces that quote no figure (“${quote}”). Write {{name}} around the name of a figure`,
};

/** What an editor does about a quote that cannot be written out. */
export function badQuoteSentence({ quote, fault }: BadQuote): string {
  return SENTENCES[fault](quote);
}
