import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../finding.ts';
import type { Text } from '../texts.ts';
import { glossary } from './glossary.ts';
import { links } from './links.ts';
import { marathiScript } from './marathi-script.ts';
import { groupedByWord } from './marathi-spelling.ts';
import { sameFigures } from './same-figures.ts';
import { sameGaps } from './same-gaps.ts';
import { typing } from './typing.ts';

const text = (en: string, mr: string, field = 'title'): Text => ({ file: 'content/pages/example.yaml', field, en, mr });
const says = (findings: Finding[]) => findings.map(({ field, sentence }) => `${field} ${sentence}`);

describe('figures of both languages', () => {
  it.each([
    ['₹1,500 a month', 'दरमहा ₹१,५००'],
    ['three levels of appeal', 'अपिलाचे ३ स्तर'],
    ['The centre pays half.', 'केंद्र ५० टक्के देते.'],
    ['classes 11 and 12', 'अकरावी व बारावी'],
    ['data.gov.in', 'खुला डेटा'],
  ])('are the same: %s', (en, mr) => {
    expect(sameFigures([text(en, mr)])).toEqual([]);
  });

  it.each([
    { en: '₹1,500 a month', mr: 'दरमहा ₹१,६००', wrong: ['title.en says ₹1,500', 'title.mr says ₹१,६००'] },
    { en: 'below 65', mr: '६० पेक्षा कमी', wrong: ['title.en says 65', 'title.mr says ६०'] },
    { en: 'seven districts', mr: 'सहा जिल्हे', wrong: ['title.en says seven', 'title.mr says सहा'] },
    { en: '₹40', mr: '४० टक्के', wrong: ['title.en says ₹40', 'title.mr says ४० टक्के'] },
    { en: 'Call 022-27575979.', mr: 'फोन करा.', wrong: ['title.en says 022-27575979'] },
  ])('are not the same: $en', ({ en, mr, wrong }) => {
    const found = says(sameFigures([text(en, mr)])).map((sentence) => sentence.replace(/, but the .*$/, ''));
    expect(found).toEqual(wrong);
  });

  it('that are the same number are never complained about', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9_999_999 }), (amount) => {
        const latin = amount.toLocaleString('en-IN');
        const devanagari = latin.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
        expect(sameFigures([text(`It pays ₹${latin}.`, `₹${devanagari} मिळतात.`)])).toEqual([]);
      }),
    );
  });
});

describe('words of the interface', () => {
  it('are given the same things', () => {
    expect(sameGaps([text('{{n}} of <b>{{total}}</b>', '<b>{{total}}</b> पैकी {{n}}')])).toEqual([]);
    expect(sameGaps([text('one event', '{{n}} कार्यक्रम', 'count_one')])).toEqual([]);
    expect(says(sameGaps([text('{{n}} events', 'कार्यक्रम')]))).toEqual([
      'title.mr has no gaps, but the English has {{n}}',
    ]);
  });

  it('stand in both languages', () => {
    expect(says(sameGaps([text('Back', '')]))).toEqual([
      'title.mr is missing here, but the other language has it. Write it',
    ]);
  });
});

describe('Marathi letters', () => {
  it.each([
    'अधिकाऱ्यांना लिहा: https://gr.maharashtra.gov.in, acswothane@gmail.com, 022-25341359.',
    'मुंबई 400071',
    'शासन निर्णय 202504301601051222, ३० एप्रिल २०२५',
    'एल्डरलाइन 14567, स्वतःचा हिस्सा १० टक्के',
    '{{n}} पैकी <b>{{total}}</b>',
  ])('are right: %s', (mr) => {
    expect(marathiScript([text('x', mr)])).toEqual([]);
  });

  it.each([
    { flaw: 'Latin letters in a word', mr: 'योजnा', says: 'Latin letters inside the word' },
    { flaw: 'a Latin word', mr: 'ही scheme आहे', says: 'the Latin word “scheme”' },
    { flaw: 'Kruti Dev text', mr: 'नाव: egkjk"Vª lkekftd U;k; foHkkx', says: 'text of an old font' },
    { flaw: 'a zero-width space', mr: 'योजना\u200B आहे', says: 'an invisible character (U+200B)' },
    { flaw: 'a joiner in place of ऱ', mr: 'दुसर्\u200Dया', says: 'Type ऱ्य or ऱ्ह' },
    { flaw: 'a danda', mr: 'अर्ज करा।', says: 'A Marathi sentence ends with a full stop' },
    { flaw: 'र्य for ऱ्य', mr: 'अधिकार्यांना लिहा', says: 'Write it with ऱ्य' },
    { flaw: 'two vowel signs', mr: 'योजनाा', says: 'a vowel sign that belongs to no letter' },
    { flaw: 'अ with ा', mr: 'अाई', says: 'makes one vowel of two signs' },
    { flaw: 'a colon for a visarga', mr: 'स्वत:चा', says: 'Type ः' },
    { flaw: 'Latin digits in prose', mr: 'दरमहा ₹1,500', says: 'Write it in Devanagari digits' },
    { flaw: 'a telephone number in Devanagari digits', mr: 'फोन ०२२-२७५७५९७९', says: 'have Latin digits' },
    { flaw: 'letters that are not NFC', mr: 'न\u093c', says: 'Unicode form NFC' },
  ])('are wrong: $flaw', ({ mr, says: sentence }) => {
    const found = says(marathiScript([text('x', mr)]));
    expect(found.join('\n')).toContain(sentence);
  });
});

describe('typing', () => {
  it.each([
    ['The officer’s “note” (₹1,50,000), see page 2: next.', 'अधिकाऱ्यांची “नोंद” (₹१,५०,०००): पुढे.'],
    ["The event you're looking for doesn't exist or has been removed.", 'कार्यक्रम नाही.'],
    ['https://example.org/a,b;c', 'पीएच.डी.पर्यंत, जि. रायगड'],
  ])('is right: %s', (en, mr) => {
    expect(typing([text(en, mr)])).toEqual([]);
  });

  it.each([
    { en: 'two  spaces', says: 'two spaces' },
    { en: "the family's income", says: 'straight apostrophe' },
    { en: 'the "note"', says: 'straight quotation marks' },
    { en: 'first ,second', says: 'a space before “,”' },
    { en: 'first,second', says: 'no space after the mark' },
    { en: '( first)', says: 'a space after “(”' },
    { en: '“first', says: 'a different number of times' },
    { en: '₹ 500', says: 'a space after ₹' },
    { en: 'Rs. 500', says: 'Write ₹' },
    { en: '₹150,000', says: 'Write it as ₹1,50,000' },
    { en: '₹150000', says: 'Write it as ₹1,50,000' },
  ])('is wrong: $en', ({ en, says: sentence }) => {
    expect(says(typing([text(en, 'मराठी')])).join('\n')).toContain(sentence);
  });
});

describe('the glossary', () => {
  const terms = [
    {
      en: ['hostel', 'hostels'],
      mr: 'वसतिगृह',
      avoid: [{ mr: 'वसतीगृह', why: 'short इ', unless: ['शाहू वसतीगृह, सातारा'] }],
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
    ['the pension', 'निवृत्तीवेतनाचे (पेन्शन)'],
  ])('agrees with “%s”', (en, mr) => {
    expect(glossary([text(en, mr)], terms)).toEqual([]);
  });

  it('asks for its word and refuses forms that are not used', () => {
    expect(says(glossary([text('Hostel', 'निवास')], terms))).toEqual([
      'title.mr has no word for “hostel”. The glossary (content/glossary.yaml) says: वसतिगृह',
    ]);
    expect(says(glossary([text('a home', 'वसतीगृह')], terms))).toEqual([
      'title.mr has “वसतीगृह”. Write वसतिगृह (short इ)',
    ]);
    expect(says(glossary([text('x', 'शाहू वसतीगृह, सातारा व दुसरे वसतीगृह')], terms))).toHaveLength(1);
  });

  it('refuses a file that uses a hard official word and never its everyday word', () => {
    const pension = text('A pension', 'निवृत्तीवेतन');
    const inBrackets = text('Its pension', 'त्याचे निवृत्तीवेतन (पेन्शन)', 'summary');
    expect(glossary([pension, inBrackets], terms)).toEqual([]);
    expect(says(glossary([pension, { ...inBrackets, file: 'content/pages/other.yaml' }], terms))).toEqual([
      'title.mr has “निवृत्तीवेतन”, which this file does not explain. Write once: निवृत्तीवेतन (पेन्शन)',
    ]);
  });
});

describe('links inside the site', () => {
  const site = {
    paths: new Set(['/', '/scheme', '/photogallery/Mahad day', '/selfdisclosure']),
    parts: new Map([['/selfdisclosure', new Set(['fees'])]]),
  };
  const plain = (value: string) => ({ file: 'content/home.yaml', field: 'path', value });

  it.each([
    '/scheme',
    '/scheme?category=awards',
    '/photogallery/Mahad%20day',
    '/selfdisclosure#fees',
    '/pdfs/a.pdf',
    'x',
  ])('lead somewhere: %s', (value) => {
    expect(links([plain(value)], [], site)).toEqual([]);
  });

  it('lead nowhere', () => {
    expect(says(links([plain('/schemes')], [], site))).toEqual([
      'path leads to /schemes, but the site has no such page. Correct the path',
    ]);
    expect(says(links([plain('/selfdisclosure#none')], [], site))[0]).toContain('has no part “none”');
    expect(says(links([], [text('See /nowhere.', 'पाहा: <b>१/२</b>')], site))).toEqual([
      'title.en leads to /nowhere, but the site has no such page. Correct the path',
    ]);
  });
});

describe('unknown Marathi words', () => {
  it('are told once each, with their count, unless they are accepted', () => {
    const found = groupedByWord([text('x', 'चूकी आहे, चूकी')], ['चूकी', 'चूकी', 'महाड'], ['महाड']);
    expect(found).toEqual([
      expect.objectContaining({
        level: 'warning',
        field: 'title.mr',
        sentence: expect.stringContaining('“चूकी” (2 times)'),
      }),
    ]);
  });
});
