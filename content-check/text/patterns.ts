/** Sources of regular expressions for what is no word of a language. */

/** Placeholder or tag: `{{date}}`, `<b>`. */
export const GAP = String.raw`\{\{.*?\}\}|<\/?\w+>`;

export const WEB_ADDRESS = String.raw`\bhttps?:\/\/[^\s()“”<>]+`;

export const EMAIL = String.raw`\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

/** With trunk code, or toll-free; callers exclude adjacent digits. */
export const TELEPHONE = String.raw`0\d{2,4}-\d{6,8}|1800-\d{3}-\d{3,4}`;
