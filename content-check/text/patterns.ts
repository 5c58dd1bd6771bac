/** What a text may hold that is no word of a language. Sources of regular expressions, to be put together by the rules. */

/** What a sentence of the interface is given: `{{date}}`, `<b>` around a part. */
export const GAP = String.raw`\{\{.*?\}\}|<\/?\w+>`;

export const WEB_ADDRESS = String.raw`\bhttps?:\/\/[^\s()“”<>]+`;

export const EMAIL = String.raw`\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

/** A number with its trunk code, or a toll-free one. Digits beside it would make it part of a longer code. */
export const TELEPHONE = String.raw`0\d{2,4}-\d{6,8}|1800-\d{3}-\d{3,4}`;
