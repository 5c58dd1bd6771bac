import { inDigitsOf } from '#app/i18n/numbers.ts';
import type { Bilingual } from '#app/model/fields.server.ts';

/** What is wrong with a cell, and what to do about it. The clerk's own words are quoted as they were typed. */
export const sentences = {
  empty: () => ({ en: 'is empty: fill it in', mr: 'रिकामे आहे: भरा' }),
  noEnglish: () => ({
    en: 'is empty, but the Marathi beside it is not: write the English text too',
    mr: 'रिकामे आहे, पण शेजारी मराठी मजकूर आहे: इंग्रजी मजकूरही लिहा',
  }),
  noMarathi: () => ({
    en: 'is empty, but the English beside it is not: write the Marathi text too',
    mr: 'रिकामे आहे, पण शेजारी इंग्रजी मजकूर आहे: मराठी मजकूरही लिहा',
  }),
  unevenLines: (english: number, marathi: number) => ({
    en: `has ${marathi} ${marathi === 1 ? 'line' : 'lines'}, but the English has ${english}: write the same items in both languages, a line each`,
    mr: `यातील ओळींची संख्या ${digits(marathi)} आहे, इंग्रजीतील ${digits(english)}: दोन्ही भाषांत तेच मुद्दे लिहा, प्रत्येक नव्या ओळीवर`,
  }),
  notANumber: (text: string) => ({
    en: `has “${text}”: write a number in digits, for example 25000`,
    mr: `यात “${text}” आहे: आकड्यांत संख्या लिहा, उदाहरणार्थ २५०००`,
  }),
  notWhole: (text: string) => ({
    en: `has “${text}”: write a whole number`,
    mr: `यात “${text}” आहे: पूर्ण संख्या लिहा`,
  }),
  notADate: (text: string) => ({
    en: `has “${text}”: write a date such as 2025-07-22, year-month-day`,
    mr: `यात “${text}” आहे: २०२५-०७-२२ अशी तारीख लिहा, वर्ष-महिना-दिवस`,
  }),
  becameADate: (day: string) => ({
    en: `became the date ${day}: make the cell a text and type it again`,
    mr: `याचा ${digits(day)} ही तारीख झाली: पेशीचा प्रकार “मजकूर” करा आणि पुन्हा लिहा`,
  }),
  unknownChoice: (text: string, choices: string[]) => ({
    en: `has “${text}”: choose ${orOf(choices, 'or')}. The sheet Choices says what they mean`,
    mr: `यात “${text}” आहे: ${orOf(choices, 'किंवा')} यांपैकी निवडा. त्यांचे अर्थ पर्यायांच्या तक्त्यात आहेत`,
  }),
  notYes: (text: string) => ({
    en: `has “${text}”: write yes, or leave it empty`,
    mr: `यात “${text}” आहे: होय लिहा किंवा रिकामे ठेवा`,
  }),
  oneOrBoth: () => ({
    en: 'is filled in, and so is the sentence beside it: keep one of them',
    mr: 'भरलेले आहे आणि शेजारचे वाक्यही: दोन्हींपैकी एकच ठेवा',
  }),
  noId: () => ({
    en: 'is empty: every row needs to say which entry it is',
    mr: 'रिकामे आहे: प्रत्येक ओळीत नोंदीचे ओळखनाव हवे',
  }),
  twice: (id: string, row: number) => ({
    en: `says “${id}” once more; it stands in row ${row} already`,
    mr: `यात “${id}” पुन्हा आहे; ते ओळ ${digits(row)} मध्ये आहे`,
  }),
  renamed: (from: string, to: string) => ({
    en: `was “${from}” and says “${to}” now. Addresses depend on it: write “${from}” again`,
    mr: `यात आधी “${from}” होते, आता “${to}” आहे. पानांचे पत्ते यावर अवलंबून आहेत: पुन्हा “${from}” लिहा`,
  }),
  notAnId: (id: string) => ({
    en: `has “${id}”: an identifier has only small English letters, digits and single hyphens`,
    mr: `यात “${id}” आहे: ओळखनावात फक्त लहान इंग्रजी अक्षरे, अंक व एकेरी जोडरेषा असतात`,
  }),
  noEntry: (id: string) => ({
    en: `names “${id}”, but there is no such entry`,
    mr: `यात “${id}” आहे, पण अशी नोंद नाही`,
  }),
  notAPosition: (text: string) => ({
    en: `has “${text}”: write the number of the item, or leave it empty for a new one`,
    mr: `यात “${text}” आहे: बाबीचा क्रमांक लिहा, किंवा नवी बाब असल्यास रिकामे ठेवा`,
  }),
  changedSince: () => ({
    en: 'belongs to an entry that was changed after this sheet was written: export again and repeat the change there',
    mr: 'ही नोंद हा तक्ता तयार झाल्यानंतर बदलली आहे: तक्ता पुन्हा तयार करा आणि त्यात बदल करा',
  }),
  notOfThisKind: () => ({
    en: 'is filled in, but a row of this kind does not have it: empty the cell',
    mr: 'भरलेले आहे, पण या प्रकारच्या नोंदीत ते नसते: पेशी रिकामी करा',
  }),
  unknownColumn: (name: string) => ({
    en: `has “${name}” as its name, but there is no such column: remove it`,
    mr: `याचे नाव “${name}” आहे, पण असा स्तंभ नाही: तो काढा`,
  }),
  columnTwice: (name: string) => ({
    en: `has the name “${name}”, as another column has: remove one of them`,
    mr: `याचे नाव “${name}” आहे आणि दुसऱ्या स्तंभाचेही: एक काढा`,
  }),
  columnGone: (heading: Bilingual) => ({
    en: `the column ${heading.en} is missing. Export again; empty cells instead of removing a column`,
    mr: `${heading.mr} हा स्तंभ नाही. तक्ता पुन्हा तयार करा; स्तंभ काढू नका, पेशी रिकाम्या करा`,
  }),
};

/** Numbers in a Marathi sentence. */
export function digits(value: string | number): string {
  return inDigitsOf('mr', String(value));
}

const MANY = 12;

function orOf(choices: string[], or: string): string {
  if (choices.length > MANY) return `${choices.slice(0, MANY).join(', ')} …`;
  return choices.length < 2 ? choices.join('') : `${choices.slice(0, -1).join(', ')} ${or} ${choices.at(-1)}`;
}
