import { MONTHS } from '#app/i18n/format/dates.ts';
import type { Language } from '#app/i18n/language.ts';

// The patterns of this file start only where a word starts and have limits, because a search for one in a long text that nearly fits must
// not look at the same letters again and again.

/** Matches a placeholder or tag, such as `{{date}}` or `<b>`. */
export const GAP = String.raw`\{\{[^{}\n]*\}\}|<\/?\w+>`;
export const WEB_ADDRESS = String.raw`\bhttps?:\/\/[^\s()“”<>]+`;
export const EMAIL = String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`;
/** Matches toll-free numbers, and telephone numbers with trunk code. The code that uses the pattern must exclude adjacent digits. */
export const TELEPHONE = String.raw`0\d{2,4}-\d{6,8}|1800-\d{3}-\d{3,4}`;

/** A figure in a text. `key` is the same in both languages; `text` is the figure as written. */
export type Figure = { key: string; text: string };

const DATES: Record<Language, RegExp> = { en: dayPattern('en'), mr: dayPattern('mr') };

function dayPattern(language: Language): RegExp {
  const month = `(?<month>${MONTHS[language].join('|')})`;
  const end = '(?![\\p{L}\\p{M}])';
  return new RegExp(`(?:(?<!\\d)(?<day>\\d{1,2}) )?${month}${end}(?: (?<year>\\d{4}))?`, 'gu');
}

const BARE_ADDRESS = String.raw`(?<![\w-])(?:[a-z0-9-]{1,63}\.){1,8}(?:gov|nic|org|com|co|edu)(?:\.in)?\b(?:\/[^\s()“”]*)?`;
const ADDRESS = new RegExp(`${WEB_ADDRESS}|${EMAIL}|${BARE_ADDRESS}`, 'g');
const PHONE = new RegExp(String.raw`(?<![\d-])(?:${TELEPHONE}|\+91[ -]?\d{10})(?![\d-])`, 'g');
const LONG_CODE = /(?<!\d)\d{12,}(?!\d)/g;
const NUMBER =
  /(₹ ?|\bRs\.? ?|रु\. ?)?(?<!\d)(\d+(?:,\d+)*(?:\.\d+)?)(?:[ -](lakh|crore|thousand|लाख|लक्ष|कोटी|हजार)[\p{L}\p{M}]*)?(?: ?(%|percent\b|टक्क[\p{L}\p{M}]*|टक्के))?(?: (rupees|रुपय[\p{L}\p{M}]*|रुपये))?/gu;
const TIMES: Record<string, number> = {
  lakh: 1e5,
  लाख: 1e5,
  लक्ष: 1e5,
  crore: 1e7,
  कोटी: 1e7,
  thousand: 1e3,
  हजार: 1e3,
};

/** Replaces Devanagari digits with Latin digits without changing the length of the text. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** Parses figures and contacts to keys that are equal in both languages: `₹1.5 lakh` and `₹१,५०,०००` to `₹150000`. */
export function parseFigures(text: string, language: Language): Figure[] {
  const figures: Figure[] = [];
  let rest = latinDigits(text).replace(new RegExp(GAP, 'g'), blank);
  const take = (pattern: RegExp, toKey: (match: RegExpExecArray) => string | undefined) => {
    const blanks: string[] = [];
    let end = 0;
    for (const match of rest.matchAll(pattern)) {
      const key = toKey(match);
      if (!key) continue;
      const after = match.index + match[0].length;
      figures.push({ key, text: text.slice(match.index, after).trim() });
      blanks.push(rest.slice(end, match.index), blank(match[0]));
      end = after;
    }
    rest = blanks.join('') + rest.slice(end);
  };
  take(ADDRESS, ([address]) => address.toLowerCase().replace(/[.,;:]+$|\/$/g, ''));
  take(PHONE, ([number]) => number);
  take(LONG_CODE, ([code]) => code);
  take(DATES[language], ({ groups }) => dayKey(groups, language));
  take(NUMBER, numberKey);
  return figures;
}

/** Returns as many spaces as the text has characters, so that later positions stay valid. */
function blank(text: string): string {
  return ' '.repeat(text.length);
}

function dayKey(groups: Record<string, string> | undefined, language: Language): string | undefined {
  const { day, month, year } = groups ?? {};
  if (!month || (!day && !year)) return undefined;
  const number = String(MONTHS[language].indexOf(month) + 1).padStart(2, '0');
  return [year ?? '-', number, ...(day ? [day.padStart(2, '0')] : [])].join('-');
}

function numberKey([, rupees, digits, times, percent, rupeesAfter]: RegExpExecArray): string | undefined {
  if (!digits) return undefined;
  const exact = Number(digits.replaceAll(',', '')) * (times ? (TIMES[times] ?? 1) : 1);
  const value = Number.isInteger(exact) ? exact : Number(exact.toFixed(4));
  if (percent) return `${value}%`;
  return rupees || rupeesAfter ? `₹${value}` : String(value);
}
