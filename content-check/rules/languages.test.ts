import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#app/model/problems/problem.ts';
import type { Text } from '../text/texts.ts';
import { glossary } from './glossary.ts';
import { figureParity, placeholderParity } from './language-parity.ts';
import { links } from './links.ts';
import { groupedByWord } from './spelling.ts';
import { letters, marathiScript, typing } from './typing.ts';

const text = (en: string, mr: string, field = 'title'): Text => ({
  file: 'content/pages/example.yaml',
  field,
  path: [field],
  en,
  mr,
});
const formatProblems = (problems: Problem[]) =>
  problems.map(({ path, code, params }) => [path.join('.'), code, ...Object.values(params)].join(' '));

describe('figures in English and Marathi', () => {
  it.each([
    ['₹1,500 a month', 'दरमहा ₹१,५००'],
    ['three levels of appeal', 'अपिलाचे ३ स्तर'],
    ['The centre pays half.', 'केंद्र ५० टक्के देते.'],
    ['classes 11 and 12', 'अकरावी व बारावी'],
    ['data.gov.in', 'खुला डेटा'],
  ])('are equal: %s', (en, mr) => {
    expect(figureParity([text(en, mr)])).toEqual([]);
  });

  it.each([
    ['₹1,500 a month', 'दरमहा ₹१,६००', ['title.en figureOnlyEnglish ₹1,500', 'title.mr figureOnlyMarathi ₹१,६००']],
    ['below 65', '६० पेक्षा कमी', ['title.en figureOnlyEnglish 65', 'title.mr figureOnlyMarathi ६०']],
    ['seven districts', 'सहा जिल्हे', ['title.en figureOnlyEnglish seven', 'title.mr figureOnlyMarathi सहा']],
    ['₹40', '४० टक्के', ['title.en figureOnlyEnglish ₹40', 'title.mr figureOnlyMarathi ४० टक्के']],
    ['Call 022-27575979.', 'फोन करा.', ['title.en figureOnlyEnglish 022-27575979']],
  ])('differ: %s', (en, mr, wrong) => {
    expect(formatProblems(figureParity([text(en, mr)]))).toEqual(wrong);
  });

  it('are equal for every amount in Latin and Devanagari digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9_999_999 }), (amount) => {
        const latin = amount.toLocaleString('en-IN');
        const devanagari = latin.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
        expect(figureParity([text(`It pays ₹${latin}.`, `₹${devanagari} मिळतात.`)])).toEqual([]);
      }),
    );
  });
});

describe('interface texts', () => {
  it('have the same placeholders and tags', () => {
    expect(placeholderParity([text('{{n}} of <b>{{total}}</b>', '<b>{{total}}</b> पैकी {{n}}')])).toEqual([]);
    expect(placeholderParity([text('one event', '{{n}} कार्यक्रम', 'count_one')])).toEqual([]);
    expect(formatProblems(placeholderParity([text('{{n}} events', 'कार्यक्रम')]))).toEqual([
      'title.mr gapsDiffer – {{n}}',
    ]);
  });

  it('are required in both languages', () => {
    expect(formatProblems(placeholderParity([text('Back', '')]))).toEqual(['title.mr missingWord']);
  });
});

describe('Marathi script', () => {
  it.each([
    'अधिकाऱ्यांना लिहा: https://gr.maharashtra.gov.in, acswothane@gmail.com, 022-25341359.',
    'मुंबई 400071',
    'शासन निर्णय 202504301601051222, ३० एप्रिल २०२५',
    'एल्डरलाइन 14567, स्वतःचा हिस्सा १० टक्के',
    '{{n}} पैकी <b>{{total}}</b>',
  ])('accepts: %s', (mr) => {
    expect(marathiScript([text('x', mr)])).toEqual([]);
  });

  it.each([
    { flaw: 'Latin letters in a word', mr: 'योजnा', problem: 'latinInWord योजn' },
    { flaw: 'a Latin word', mr: 'ही scheme आहे', problem: 'latinWord scheme' },
    { flaw: 'Kruti Dev text', mr: 'नाव: egkjk"Vª lkekftd U;k; foHkkx', problem: 'oldFont' },
    { flaw: 'a joiner in place of ऱ', mr: 'दुसर्\u200Dया', problem: 'halfRa' },
    { flaw: 'a danda', mr: 'अर्ज करा।', problem: 'danda ।' },
    { flaw: 'र्य for ऱ्य', mr: 'अधिकार्यांना लिहा', problem: 'raYa' },
    { flaw: 'two vowel signs', mr: 'योजनाा', problem: 'looseVowelSign' },
    { flaw: 'अ with ा', mr: 'अाई', problem: 'doubleVowel' },
    { flaw: 'a colon for a visarga', mr: 'स्वत:चा', problem: 'colonForVisarga' },
    { flaw: 'Latin digits in prose', mr: 'दरमहा ₹1,500', problem: 'latinDigits 1,500' },
    { flaw: 'a telephone number in Devanagari digits', mr: 'फोन ०२२-२७५७५९७९', problem: 'devanagariCode ०२२-२७५७५९७९' },
  ])('rejects $flaw', ({ mr, problem }) => {
    const found = formatProblems(marathiScript([text('x', mr)]));
    expect(found.join('\n')).toContain(problem);
  });
});

it('interface texts have only characters that can be seen, in both languages', () => {
  expect(formatProblems(letters([text('Go\u202Eback', 'मागे\u200Bजा')])).map((found) => found.slice(0, 30))).toEqual([
    'title.en refusedLetter U+202E ',
    'title.mr refusedLetter U+200B ',
  ]);
  expect(letters([text('Go back', 'मागे जा')])).toEqual([]);
});

describe('typing', () => {
  it.each([
    ['The officer’s “note” (₹1,50,500), see page 2: next.', 'अधिकाऱ्यांची “नोंद” (₹१,५०,५००): पुढे.'],
    ["The event you're looking for doesn't exist or has been removed.", 'कार्यक्रम नाही.'],
    ['https://example.org/a,b;c', 'पीएच.डी.पर्यंत, जि. रायगड'],
  ])('accepts: %s', (en, mr) => {
    expect(typing([text(en, mr)])).toEqual([]);
  });

  it.each([
    { en: 'two  spaces', problem: 'doubleSpace' },
    { en: "the family's income", problem: 'straightApostrophe' },
    { en: 'the "note"', problem: 'straightQuotes' },
    { en: 'first ,second', problem: 'spaceBefore ,' },
    { en: 'first,second', problem: 'noSpaceAfter t,s' },
    { en: '( first)', problem: 'spaceAfterBracket' },
    { en: '“first', problem: 'oddQuotes' },
    { en: '₹ 500', problem: 'spaceAfterRupee' },
    { en: 'Rs. 500', problem: 'oldRupee Rs.' },
    { en: 'up to ₹2.5 lakh', problem: 'oneDecimal .5 lakh' },
    { en: '₹2,50,000', problem: 'roundAmount ₹2,50,000' },
    { en: 'Who?: you', problem: 'doubleMark ?:' },
    { en: '₹150,000', problem: 'amountCommas' },
    { en: '₹150000', problem: 'amountCommas' },
  ])('rejects: $en', ({ en, problem }) => {
    expect(formatProblems(typing([text(en, 'मराठी')])).join('\n')).toContain(problem);
  });
});

describe('the glossary', () => {
  const terms = [
    {
      en: ['hostel', 'hostels'],
      mr: 'वसतिगृह',
      avoid: [
        { mr: 'वसतीगृह', why: 'short इ', unless: ['शाहू वसतीगृह, सातारा'] },
        { en: ['lodge', 'lodges'], why: 'old', unless: ['Shahu Lodge, Satara'] },
      ],
      status: 'seen' as const,
    },
    { en: ['pension'], mr: 'निवृत्तीवेतन', explained: 'पेन्शन', status: 'seen' as const },
    { en: ['interest'], mr: 'व्याज', unless: ['public interest'], status: 'seen' as const },
    { en: ['field'], mr: 'रकाना', checked: false as const, status: 'composed' as const },
    { en: ['appeal'], mr: 'अपील', stems: ['अपील', 'अपिल'], status: 'seen' as const },
  ];

  it.each([
    ['Two hostels', 'दोन वसतिगृहे'],
    ['in the public interest', 'लोकहितासाठी'],
    ['work in the field', 'क्षेत्रातील काम'],
    ['no hosteller', 'कोणी नाही'],
    ['of the appeal', 'अपिलाचा'],
    ['Shahu home, Satara', 'शाहू वसतीगृह, सातारा'],
    ['Shahu Lodge, Satara, for lodgers of {{lodge}}', 'शाहू'],
    ['the pension', 'निवृत्तीवेतनाचे (पेन्शन)'],
  ])('accepts “%s”', (en, mr) => {
    expect(glossary([text(en, mr)], terms)).toEqual([]);
  });

  it('requires its terms and rejects forms to avoid', () => {
    expect(formatProblems(glossary([text('Hostel', 'निवास')], terms))).toEqual(['title.mr missingTerm hostel वसतिगृह']);
    expect(formatProblems(glossary([text('a home', 'वसतीगृह')], terms))).toEqual([
      'title.mr avoidedForm वसतीगृह वसतिगृह short इ',
    ]);
    expect(formatProblems(glossary([text('x', 'शाहू वसतीगृह, सातारा व दुसरे वसतीगृह')], terms))).toHaveLength(1);
  });

  it('rejects English words to avoid, and reports them in the English file', () => {
    const inCatalogue = {
      ...text('Two Lodges', 'दोन'),
      path: ['title'],
      fileIn: (language: string) => `${language}.json`,
    };
    expect(formatProblems(glossary([text('A lodge', 'घर')], terms))).toEqual(['title.en avoidedForm lodge hostel old']);
    expect(glossary([inCatalogue], terms)).toMatchObject([{ file: 'en.json', path: ['title'] }]);
  });

  it('rejects a difficult official word if the file does not contain the everyday word', () => {
    const pension = text('A pension', 'निवृत्तीवेतन');
    const inBrackets = text('Its pension', 'त्याचे निवृत्तीवेतन (पेन्शन)', 'summary');
    expect(glossary([pension, inBrackets], terms)).toEqual([]);
    expect(formatProblems(glossary([pension, { ...inBrackets, file: 'content/pages/other.yaml' }], terms))).toEqual([
      'title.mr unexplainedTerm निवृत्तीवेतन पेन्शन',
    ]);
  });
});

describe('links inside the site', () => {
  const site = {
    paths: new Set(['/', '/scheme', '/photogallery/Mahad day', '/selfdisclosure']),
    parts: new Map([['/selfdisclosure', new Set(['fees'])]]),
  };
  const plain = (value: string) => ({ file: 'content/home.yaml', field: 'path', path: ['path'], value });

  it.each([
    '/scheme',
    '/scheme?category=awards',
    '/photogallery/Mahad%20day',
    '/selfdisclosure#fees',
    '/pdfs/a.pdf',
    'x',
  ])('accept: %s', (value) => {
    expect(links([plain(value)], [], site)).toEqual([]);
  });

  it('are rejected if their page or fragment does not exist', () => {
    expect(formatProblems(links([plain('/schemes')], [], site))).toEqual(['path noSuchPage /schemes']);
    expect(formatProblems(links([plain('/%zz')], [], site))).toEqual(['path noSuchPage /%zz']);
    expect(formatProblems(links([plain('/selfdisclosure#none')], [], site))[0]).toBe(
      'path noSuchPart /selfdisclosure none',
    );
    expect(formatProblems(links([], [text('See /nowhere.', 'पाहा: <b>१/२</b>')], site))).toEqual([
      'title.en noSuchPage /nowhere',
    ]);
  });
});

describe('unknown Marathi words', () => {
  it('are reported once, with the number of occurrences, unless they are accepted', () => {
    const found = groupedByWord([text('x', 'चूकी आहे, चूकी')], ['चूकी', 'चूकी', 'महाड'], ['महाड']);
    expect(found).toEqual([
      expect.objectContaining({
        level: 'warning',
        path: ['title', 'mr'],
        params: expect.objectContaining({ word: 'चूकी', count: 2 }),
      }),
    ]);
  });
});
