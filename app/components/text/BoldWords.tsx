import { boldParts } from './boldParts.ts';

type BoldWordsProps = {
  /** As it stands in the catalogue, its blanks not yet filled: `t(key, { skipInterpolation: true })`. */
  sentence: string;
  values: Readonly<Record<string, string>>;
};

/** A sentence of the catalogue in which some words are bold. What fills a blank stays text, also when it looks like a tag. */
export function BoldWords({ sentence, values }: BoldWordsProps) {
  return boldParts(sentence, values).map(({ text, bold }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name than their place.
    bold ? <b key={index}>{text}</b> : text,
  );
}
