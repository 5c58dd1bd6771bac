import type { Bilingual } from '#app/model/fields.server.ts';
import type { Field } from './fields.ts';
import type { Part } from './printed-cells.ts';

/** What the note on a heading says of how its cells are filled in. */
export const rules = {
  id: (): Bilingual => ({
    en: 'Tells which entry the row is. It is not changed; a new row has a new one.',
    mr: 'ही ओळ कोणत्या नोंदीची आहे ते. हे बदलत नाही; नव्या ओळीला नवे ओळखनाव द्या.',
  }),
  position: (): Bilingual => ({
    en: 'Number of the item in its list. It is left empty for a new item, which comes last.',
    mr: 'यादीतील क्रमांक. नव्या बाबीसाठी रिकामा ठेवा; ती शेवटी येते.',
  }),
  about: (): Bilingual => ({
    en: 'Only helps to find the row; it is not read.',
    mr: 'फक्त ओळ शोधण्यासाठी; येथील मजकूर वाचला जात नाही.',
  }),
  stamp: (): Bilingual => ({
    en: 'Tells what was exported. It is left as it is; a new row has none.',
    mr: 'काय निर्यात झाले ते यावरून कळते. हे बदलू नका; नव्या ओळीत रिकामे ठेवा.',
  }),
  of: ({ kind, required, choices, whole }: Field, part: Part): Bilingual => {
    const rule = ruleOf(kind, part, choices.length > 0, whole);
    if (required) return rule;
    return { en: `${rule.en} May be empty.`.trim(), mr: `${rule.mr} रिकामे ठेवता येते.`.trim() };
  },
};

function ruleOf(kind: Field['kind'], part: Part, hasChoices: boolean, whole: boolean): Bilingual {
  switch (kind) {
    case 'number':
      return whole
        ? { en: 'A whole number such as 25000.', mr: 'पूर्ण संख्या, जसे २५०००.' }
        : { en: 'A number such as 60 or 4.5.', mr: 'संख्या, जसे ६० किंवा ४.५.' };
    case 'date':
      return { en: 'A date such as 2025-07-22.', mr: 'तारीख, जसे २०२५-०७-२२.' };
    case 'yes':
      return { en: '“yes” or nothing.', mr: 'होय, किंवा काहीही नाही.' };
    case 'choice':
      return {
        en: 'One value of the list; the sheet Choices says what they mean.',
        mr: 'यादीतील एक पर्याय; अर्थ पर्यायांच्या तक्त्यात.',
      };
    case 'list':
      return hasChoices
        ? {
            en: 'One or more values of the sheet Choices, a line each (Alt+Enter).',
            mr: 'पर्यायांच्या तक्त्यातील एक किंवा अधिक, प्रत्येक नव्या ओळीवर.',
          }
        : { en: 'A line for each item (Alt+Enter; in LibreOffice Ctrl+Enter).', mr: 'प्रत्येक बाब नव्या ओळीवर.' };
    case 'both':
      return { en: 'Both languages are filled in.', mr: 'दोन्ही भाषा भरा.' };
    case 'lines':
      return {
        en: 'A line for each item, the same items in both languages.',
        mr: 'प्रत्येक मुद्दा नव्या ओळीवर, दोन्ही भाषांत तेच मुद्दे.',
      };
    case 'either':
      return part === ''
        ? { en: 'Either this, or a sentence in both languages.', mr: 'हे, किंवा दोन्ही भाषांत एक वाक्य.' }
        : { en: 'A sentence in place of the number, in both languages.', mr: 'क्रमांकाऐवजी वाक्य, दोन्ही भाषांत.' };
    default:
      return { en: 'A text.', mr: 'मजकूर.' };
  }
}
