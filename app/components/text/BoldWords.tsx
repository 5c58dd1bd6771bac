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

type BoldPart = { text: string; bold: boolean };

/**
 * Splits a sentence at its `<b>` and `</b>` and fills the blanks of each part: `<b>{{free}}</b> seats` with
 * `{ free: '12' }` → 12 (bold), " seats". A blank without a value is an error, because a reader would see its braces.
 */
function boldParts(sentence: string, values: Readonly<Record<string, string>>): BoldPart[] {
  return sentence
    .split(/<b>(.*?)<\/b>/)
    .map((part, index) => ({ text: fill(part, values), bold: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function fill(part: string, values: Readonly<Record<string, string>>): string {
  return part.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing fills ${blank} in "${part}".`);
    return value;
  });
}
