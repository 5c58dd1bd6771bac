import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { parseFigures } from '#content-check/text/figures.ts';
import { FORMATS, formatFigure } from './format.server.ts';
import type { Figure } from './named.server.ts';
import { withFigures } from './quotes.server.ts';
import { entriesInMemory } from './source.server.ts';

const loan = {
  title: { en: 'Loan', mr: 'कर्ज' },
  benefits: [{ figure: 'loan', rupees: 120_000, percent: 7.5, period: 'once' }],
  eligibility: [{ figure: 'age', min: 65, asOf: '2023-12-31' }],
  schoolYear: { figure: 'school-year', year: '1999-00' },
  timeLimit: { figure: 'decision', days: 12 },
  namedFigures: [
    { figure: 'fee', what: { en: 'Fee', mr: 'शुल्क' }, rupees: 50 },
    { figure: 'project', rupees: 70_000_000 },
  ],
  heads: [{ seats: 20 }, { seats: 22 }, { name: 'closed' }],
};
const entries = entriesInMemory(
  new Map<string, unknown>([
    ['schemes/loan.yaml', loan],
    ['hostels/one.yaml', {}],
    ['hostels/two.yaml', { sample: true }],
    ['districts.yaml', { districts: { east: {}, west: {} } }],
  ]),
);

function resolve(en: string, mr: string = en) {
  const { entry, bad } = withFigures({ ...loan, text: { en, mr } }, entries);
  return { ...entry.text, bad };
}

describe('a sentence that quotes a figure', () => {
  it.each([
    ['{{loan.rupees}}', '₹1.20 lakh', '₹१.२० लाख'],
    ['{{loan.rupees|number}}', '1,20,000', '१,२०,०००'],
    ['₹{{ loan.rupees | lakh }}', '₹1.20', '₹१.२०'],
    ['₹{{project|crore}}', '₹7', '₹७'],
    ['{{loan.percent}}', '7.5%', '७.५%'],
    ['{{loan.percent|number}}', '7.5', '७.५'],
    ['{{age.min}} ({{age.asOf}})', '65 (31 December 2023)', '६५ (३१ डिसेंबर २०२३)'],
    ['{{decision}}', '12', '१२'],
    ['{{school-year}}', '1999-00', '१९९९-००'],
    ['below {{age.min|next}}', 'below 66', 'below ६६'],
    ['{{decision|Words}}, {{decision|words}}', 'Twelve, twelve', 'बारा, बारा'],
    ['{{fee}} of {{schemes/loan.fee}}', '₹50 of ₹50', '₹५० of ₹५०'],
    ['{{count.heads}} with {{count.heads.seats}}', '3 with 42', '३ with ४२'],
    ['{{count/hostels|words}} in {{count/districts}}', 'one in 2', 'एक in २'],
    ['{{schemes/loan.count.heads}}', '3', '३'],
  ])('%s', (typed, en, mr) => {
    expect(resolve(typed)).toEqual({ en, mr, bad: [] });
  });

  it.each([
    ['no such name', '{{pension}}', 'unknown'],
    ['a figure with two fields, quoted without a field', '{{loan}}', 'unknown'],
    ['no such entry', '{{schemes/other.fee}}', 'unknown'],
    ['no such folder to count', '{{count/ships}}', 'unknown'],
    ['nothing to add up', '{{count.heads.rooms}}', 'unknown'],
    ['an unknown format', '{{fee|dozen}}', 'format'],
    ['a format of another unit', '{{age.asOf|words}}', 'format'],
    ['a number that cannot be written as a word', '{{age.min|words}}', 'format'],
    ['half a quote', 'a fee of {{fee}', 'braces'],
  ])('is reported with its path when it cannot be resolved: %s', (_, typed, fault) => {
    const { en, bad } = resolve(typed, 'शुल्क');
    expect(en).toBe(typed);
    expect(bad).toMatchObject([{ path: ['text', 'en'], fault }]);
  });
});

describe('a field that refers to a figure', () => {
  const referring = (rupees: string) => withFigures({ ...loan, ceiling: { rupees } }, entries);

  it('gets the value of the figure', () => {
    expect(referring('{{project}}')).toMatchObject({ entry: { ceiling: { rupees: 70_000_000 } }, bad: [] });
    expect(referring('{{schemes/loan.fee}}')).toMatchObject({ entry: { ceiling: { rupees: 50 } }, bad: [] });
  });

  it('is reported and left unchanged when the figure does not exist', () => {
    const { entry, bad } = referring('{{pension}}');
    expect(entry.ceiling.rupees).toBe('{{pension}}');
    expect(bad).toEqual([{ path: ['ceiling', 'rupees'], quote: 'pension', fault: 'unknown' }]);
  });
});

it('the second of two figures with the same name is reported', () => {
  const { bad } = withFigures(
    {
      benefits: [
        { figure: 'fee', rupees: 1 },
        { figure: 'fee', rupees: 2 },
      ],
    },
    entries,
  );
  expect(bad).toEqual([{ path: ['benefits', 1, 'figure'], quote: 'fee', fault: 'twice' }]);
});

describe('an entry', () => {
  it('is unchanged when it quotes no figure', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('{{') && !JSON.stringify(value).includes('}}'));
        const entry = { value, text: { en: 'Text', mr: 'मजकूर' } };
        expect(withFigures(entry, entries)).toEqual({ entry, bad: [] });
      }),
    );
  });

  it('does not change when its figures are resolved a second time', () => {
    const { entry } = withFigures({ ...loan, text: { en: '{{fee}}', mr: '{{fee}}' } }, entries);
    expect(withFigures(entry, entries)).toEqual({ entry, bad: [] });
  });
});

const whole = fc.integer({ min: 1, max: 9_999_999 });
const figures: fc.Arbitrary<Figure> = fc.oneof(
  whole.map((value) => ({ unit: 'rupees' as const, value })),
  fc.integer({ min: 1, max: 100 }).map((value) => ({ unit: 'percent' as const, value })),
  whole.map((value) => ({ unit: 'number' as const, value })),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((day) => ({ unit: 'day' as const, value: day.toISOString().slice(0, 10) })),
);

it('each format except "words" shows the same figure in both languages', () => {
  fc.assert(
    fc.property(figures, (figure) => {
      for (const format of Object.keys(
        figure.unit in FORMATS ? FORMATS[figure.unit as keyof typeof FORMATS] : { '': '' },
      ).filter((name) => !/^words$/i.test(name))) {
        const [en, mr] = LANGUAGES.map((language) =>
          parseFigures(formatFigure(figure, format, language) ?? '', language).map(({ key }) => key),
        );
        expect(mr).toEqual(en);
        expect(en).toHaveLength(1);
      }
    }),
  );
});
