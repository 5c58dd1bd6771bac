import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '#app/eligibility/answers.ts';
import { assessAll } from '#app/eligibility/assessAll.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { someAnswers } from '#tests/fixtures/eligibility/answers.ts';
import { schemeById, schemeOf } from '#tests/fixtures/eligibility/catalogues.ts';
import { MADE_UP_SCHEMES } from '#tests/fixtures/eligibility/madeUpSchemes.ts';
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import { FinderContext } from '../FinderContext.ts';
import { createFinderText } from '../finderText.ts';
import type { Visit } from '../useVisit.ts';
import { ResultsPage } from './ResultsPage.tsx';

const TODAY = '2026-11-22';
const textIn = (language: Language) => createFinderText(wordsFor(language).of('eligibility'), false, '1958-12-31');

function render(answers: Answers, catalogue: readonly FinderScheme[], language: Language = 'en'): string {
  const visit = { answers, open: () => {}, answer: () => {}, clear: () => {} } as unknown as Visit;
  return renderPart(
    <FinderContext value={{ visit, catalogue, today: TODAY, text: textIn(language) }}>
      <ResultsPage helplines={[]} />
    </FinderContext>,
    language,
    '/eligibility',
  );
}

const catalogue = MADE_UP_SCHEMES.map((scheme) => ({
  ...scheme,
  eligibility: scheme.eligibility.map((rule, index) => ({ ...rule, text: `Condition ${index} of ${scheme.id}.` })),
}));

describe('the page of a result', () => {
  it('links every scheme, and says for each refused scheme which answer excludes it', () => {
    fc.assert(
      fc.property(someAnswers, fc.constantFrom(...LANGUAGES), (answers, language) => {
        const html = render(answers, catalogue, language);
        for (const { id } of catalogue) expect(html).toContain(`/scheme/${id}"`);
        for (const { conditions } of assessAll(catalogue, answers, TODAY).notNow) {
          const said = conditions.some(({ rule, state }) => state === 'failed' && html.includes(rule.text));
          expect(said).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('says that no scheme fits only if no scheme is left to check', () => {
    const nothing = textIn('en').t('results.title', { count: 0, number: 0 });
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const { likely, check } = assessAll(catalogue, answers, TODAY);
        expect(render(answers, catalogue).includes(nothing)).toBe(likely.length + check.length === 0);
      }),
      { numRuns: 40 },
    );
    expect(
      render({ age: { from: 40, to: 40 } }, [schemeOf({ kind: 'age', text: 'From 60 years.', min: 60 })]),
    ).toContain(nothing);
  });

  it('quotes the rules for women and men, or for villages and towns, while it is unknown which applies', () => {
    const home = schemeOf(
      { kind: 'age', text: 'Men: from 60 years.', who: 'man', min: 60 },
      { kind: 'age', text: 'Women: from 55 years.', who: 'woman', min: 55 },
    );
    const answers: Answers = { age: { from: 54, to: 54 } };
    expect(render(answers, [home])).toContain('Men: from 60 years. Women: from 55 years.');
    const woman = render({ ...answers, gender: { chosen: ['woman'] } }, [home]);
    expect(woman).toContain('Women: from 55 years.');
    expect(woman).not.toContain('Men: from 60 years.');
    const stall = schemeOf(
      { kind: 'income', text: 'Villages: up to 100.', of: 'family', maxRupees: 100, area: 'rural' },
      { kind: 'income', text: 'Towns: up to 200.', of: 'family', maxRupees: 200, area: 'urban' },
    );
    expect(render({ income: { from: 900, to: 900 } }, [stall])).toContain('Villages: up to 100. Towns: up to 200.');
  });

  it('offers to add a situation that was not ticked', () => {
    const html = render({ situation: { chosen: [] } }, [schemeById('made-up-weddings')]);
    expect(html).toContain(textIn('en').option('situation', 'organisation'));
    expect(html).toContain(wordsFor('en').of('eligibility').t('results.addSituation'));
  });

  it.each([
    { group: 'likely schemes', rules: [{ kind: 'age', text: 'To 99 years.', max: 99 } as const], rows: 2 },
    { group: 'schemes without conditions', rules: [], rows: 1 },
  ])('says whose the first of several amounts is, in $rows rows among $group', ({ rules, rows }) => {
    const benefit = { what: 'First prize for a village', rupees: 3000 } as const;
    const scheme = { ...schemeOf(...rules), benefit };
    const answers: Answers = { age: { from: 40, to: 40 } };
    expect(render(answers, [{ ...scheme, hasOtherBenefits: true }]).split(benefit.what)).toHaveLength(rows + 1);
    expect(render(answers, [scheme])).not.toContain(benefit.what);
  });

  it('says how much longer the person must live here, and links the page about a missing paper', () => {
    const years = schemeOf({ kind: 'residence', text: 'For 15 years.', years: 15 });
    expect(render({ residenceYears: { from: 14, to: 14 } }, [years])).toContain('After 15 years in Maharashtra');
    const report = schemeOf({ kind: 'holds', text: 'A report.', document: 'fir', situation: 'caste' });
    expect(render({ fir: { chosen: ['no'] } }, [report])).toContain('/situations/caste');
  });
});
