import { describe, expect, it } from 'vitest';
import { QUESTION_IDS, type QuestionId, questionById } from '#app/eligibility/questions.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { createFinderText } from './finderText.ts';

function textIn(language: Language, isForOther = false) {
  const translation = wordsFor(language).of('eligibility');
  return { has: translation.has, ...createFinderText(translation, isForOther, '1958-12-31') };
}

const choices = QUESTION_IDS.flatMap((id) => {
  const question = questionById(id);
  return question.form === 'number' || id === 'helping' ? [] : question.options.map((option) => ({ id, option }));
});

describe.each(LANGUAGES)('the texts of the finder in "%s"', (language) => {
  it.each(choices)('include the option $option of $id', ({ id, option }) => {
    const { has } = textIn(language);
    expect(has(`options.${id}.${option}`) || has(option)).toBe(true);
  });

  it('never contain "you" in questions about somebody else', () => {
    const { title, hint } = textIn(language, true);
    const you = language === 'en' ? /\byou(r|rs)?\b/i : /आपण|आपल/;
    const texts = QUESTION_IDS.filter((id) => id !== 'helping').flatMap((id) => [title(id), hint(id) ?? '']);
    expect(texts.filter((text) => you.test(text))).toEqual([]);
  });
});

describe('the text of an answer', () => {
  it.each<{ id: QuestionId; answer: object; en: string; mr: string }>([
    { id: 'age', answer: { from: 45, to: 45 }, en: '45 years', mr: '४५ वर्षे' },
    { id: 'age', answer: { from: 0, to: 17 }, en: 'Under 18', mr: '१८ पेक्षा कमी' },
    { id: 'age', answer: { from: 18, to: 39 }, en: '18 to 39', mr: '१८ ते ३९' },
    { id: 'age', answer: { from: 80 }, en: '80 or more', mr: '८० किंवा अधिक' },
    { id: 'income', answer: { from: 0, to: 21000 }, en: 'Up to ₹21,000', mr: '₹२१,००० पर्यंत' },
    {
      id: 'income',
      answer: { from: 21001, to: 250000 },
      en: '₹21,001 to ₹2.50 lakh',
      mr: '₹२१,००१ ते ₹२.५० लाख',
    },
    { id: 'income', answer: { from: 800001 }, en: 'More than ₹8 lakh', mr: '₹८ लाखांपेक्षा अधिक' },
    { id: 'marks', answer: { from: 55, to: 55 }, en: '55%', mr: '५५%' },
    { id: 'bpl', answer: { chosen: ['yes'] }, en: 'Yes', mr: 'होय' },
    { id: 'hardship', answer: { chosen: [] }, en: 'None of these', mr: 'यांपैकी काहीही नाही' },
    {
      id: 'situation',
      answer: { chosen: ['business', 'disability'] },
      en: 'In business, or wanting to start one; Person with disability',
      mr: 'व्यवसाय करणारी किंवा सुरू करू इच्छिणारी व्यक्ती; दिव्यांग व्यक्ती',
    },
    { id: 'age', answer: { skipped: true }, en: 'I don’t know', mr: 'माहीत नाही' },
  ])('to $id is "$en" and "$mr"', ({ id, answer, en, mr }) => {
    expect(textIn('en').answer(id, answer as never)).toBe(en);
    expect(textIn('mr').answer(id, answer as never)).toBe(mr);
  });
});
