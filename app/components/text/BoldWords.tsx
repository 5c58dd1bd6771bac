type BoldWordsProps = {
  /** Text of the catalogue before interpolation: `t(key, { skipInterpolation: true })`. */
  sentence: string;
  values: Readonly<Record<string, string>>;
};

/** Renders text of the catalogue with `<b>`; values stay text, whatever they contain. */
export function BoldWords({ sentence, values }: BoldWordsProps) {
  return boldParts(sentence, values).map(({ text, bold }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no id but their index.
    bold ? <b key={index}>{text}</b> : text,
  );
}

type BoldPart = { text: string; bold: boolean };

/** Splits text at `<b>` and interpolates each part: `<b>{{free}}</b> seats` → "12" (bold), " seats". */
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
