import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgePassword } from './passwordStrength.ts';

const CLERK = { name: 'clerk-1', title: { en: 'Records Clerk 1', mr: 'अभिलेख लिपिक १' } };

describe('a new password', () => {
  it.each([
    ['passwordLength', 'eleven char'],
    ['passwordLength', 'xyz'.repeat(67)],
    ['passwordLength', 'पाऊस पडतो'],
    // Known from thefts.
    ['passwordGuessable', 'password1234'],
    ['passwordGuessable', 'P@ssw0rd1234'],
    ['passwordGuessable', 'iloveyou1234'],
    ['passwordGuessable', 'qwertyuiop12'],
    ['passwordGuessable', '1q2w3e4r5t6y'],
    ['passwordGuessable', 'ｐａｓｓｗｏｒｄ１２３４'],
    // Patterns.
    ['passwordGuessable', 'passwordpassword'],
    ['passwordGuessable', 'aaaaaaaaaaaab'],
    ['passwordGuessable', 'कखगघङचछजझञटठ'],
    ['passwordGuessable', '15081947150819'],
    // The own name and post, and the place.
    ['passwordGuessable', 'CLERK1clerk-1'],
    ['passwordGuessable', 'RecordsClerk1'],
    ['passwordGuessable', 'अभिलेखलिपिक१'],
    ['passwordGuessable', 'Mumbai@2026#'],
    ['passwordGuessable', 'Sahayya@2026!'],
    ['passwordGuessable', 'मुंबईमहाराष्ट्र'],
    [undefined, 'monsoon over Pune'],
    [undefined, 'पाऊस पडतो आहे आज'],
    [undefined, 'xK9#mPq2vL7w'],
    // Neither digits nor capital letters are demanded.
    [undefined, 'lantern river seven monsoon'],
  ])('gives %s for “%s”', async (problem, password) => {
    expect((await judgePassword(password, CLERK)).problem).toBe(problem);
  });

  it('is measured as it is hashed: one letter that stands for several counts as these', async () => {
    expect((await judgePassword('㉑'.repeat(65), CLERK)).problem).toBe('passwordLength');
  });

  it('has a strength that grows, and is 1 if it is accepted', async () => {
    const strengths = ['password1234', 'Sahayya@2026', 'Sahayya@2026!', 'monsoon over Pune'].map(
      async (password) => (await judgePassword(password, CLERK)).strength,
    );
    const [known, place, longer, accepted] = await Promise.all(strengths);
    expect([known, place, longer, accepted]).toEqual([known, place, longer, accepted].sort());
    expect(known).toBeGreaterThan(0);
    expect(longer).toBeLessThan(1);
    expect(accepted).toBe(1);
  });

  it('is refused when it repeats a short part', async () => {
    const part = fc.string({ minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(part, fc.integer({ min: 2, max: 20 }), async (text, times) => {
        expect((await judgePassword(text.repeat(times), CLERK)).problem).toBeDefined();
      }),
      { numRuns: 10 },
    );
  });
});
