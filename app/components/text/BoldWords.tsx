/** Renders `<b>{{free}}</b> seats` from `t(key, { skipInterpolation: true })`. Tags in values are rendered as text. */
export function BoldWords({ sentence, values }: { sentence: string; values: Readonly<Record<string, string>> }) {
  return sentence.split(/<b>(.*?)<\/b>/).map((part, index) => {
    const text = interpolate(part, values);
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no id but their index.
    return index % 2 === 1 ? <b key={index}>{text}</b> : text;
  });
}

function interpolate(part: string, values: Readonly<Record<string, string>>): string {
  return part.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${part}".`);
    return value;
  });
}
