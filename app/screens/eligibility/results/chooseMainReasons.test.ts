import { expect, it } from 'vitest';
import { assess } from '#app/eligibility/assess.ts';
import { schemeById } from '#tests/fixtures/eligibility/catalogues.ts';
import { chooseMainReasons } from './chooseMainReasons.ts';

it('the main reasons are first the situation, then poverty, and not age and residence', () => {
  const answers = {
    situation: { chosen: ['single'] },
    marital: { chosen: ['widow'] },
    age: { from: 45, to: 45 },
    bpl: { chosen: ['yes'] },
    otherPension: { chosen: ['no'] },
    residence: { chosen: ['yes'] },
  };
  const { conditions } = assess(schemeById('made-up-widow-pension'), answers, '2026-11-22');
  expect(chooseMainReasons(conditions).map(({ question }) => question)).toEqual(['marital', 'bpl']);
});
