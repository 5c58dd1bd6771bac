export type TextPart = { kind: 'words' | 'phone' | 'email' | 'address'; text: string };

const KINDS = ['phone', 'email', 'address'] as const;

/** Matches Indian numbers (trunk code, 1800, helplines 14xxx), e-mail, and URLs without closing punctuation. */
const REACHABLE =
  /(?<phone>\b0\d{2,4}-\d{6,8}\b|\b1800-\d{3}-\d{4}\b|\b14\d{3}\b)|(?<email>[\w.]+@[\w-]+(?:\.[\w-]+)+)|(?<address>https?:\/\/[\w\-./]*\w)/gu;

/** Splits a sentence into words and linkable parts; joined, they are the sentence. */
export function linkify(sentence: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of sentence.matchAll(REACHABLE)) {
    const [text] = match;
    if (match.index > end) parts.push({ kind: 'words', text: sentence.slice(end, match.index) });
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined) ?? 'words';
    parts.push({ kind, text });
    end = match.index + text.length;
  }
  if (end < sentence.length) parts.push({ kind: 'words', text: sentence.slice(end) });
  return parts;
}
