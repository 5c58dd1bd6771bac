import { describe, expect, it } from 'vitest';
import { type Cautioned, cautionedTitle, cautionSentence, combineCautions, sharedCaution } from './cautions.ts';
import { cautionTranslator } from './cautionWords.server.ts';

const en = cautionTranslator('en');
const mr = cautionTranslator('mr');

describe('an entry', () => {
  it.each<{ entry: Cautioned; says: string; why: string }>([
    { entry: { confidence: 'high' }, says: '', why: 'is certain' },
    { entry: { confidence: 'medium' }, says: 'To be confirmed.', why: 'is not confirmed' },
    { entry: { reported: {}, confidence: 'high' }, says: 'May have changed.', why: 'is reported to have changed' },
    {
      entry: { nameUntil: '2026-03-02', confidence: 'medium' },
      says: 'Old name, used until 2 March 2026, to be confirmed.',
      why: 'has an old name',
    },
    {
      entry: { sample: true, confidence: 'medium' },
      says: 'Sample.',
      why: 'is a sample, of which nothing can be confirmed',
    },
  ])('says “$says” if it $why', ({ entry, says }) => {
    expect(cautionSentence(entry, en, 'en')).toBe(says);
  });

  it('carries its cautions in its title, in either language', () => {
    expect(cautionedTitle('Book bank', { confidence: 'high' }, en, 'en')).toBe('Book bank');
    expect(cautionedTitle('Book bank', { confidence: 'medium' }, en, 'en')).toBe('Book bank (to be confirmed)');
    expect(cautionedTitle('Helpdesk (free)', { confidence: 'medium' }, en, 'en')).toBe(
      'Helpdesk (free; to be confirmed)',
    );
    expect(cautionedTitle('शिबिर', { sample: true }, mr, 'mr')).toBe('नमुना: शिबिर');
  });

  it('is sent with the day of its facts if they are not certain', () => {
    expect(sharedCaution({ asOf: '2025-07-22', confidence: 'medium' }, en, 'en')).toBe(
      'To be confirmed. As of 22 July 2025.',
    );
    expect(sharedCaution({ asOf: '2025-07-22', confidence: 'high' }, en, 'en')).toBe('');
  });
});

it('a text about several entries says what is true of any of them', () => {
  const entries: Cautioned[] = [{ confidence: 'high', reported: {} }, { confidence: 'medium' }];
  expect(cautionSentence(combineCautions(entries), en, 'en')).toBe('May have changed, to be confirmed.');
});
