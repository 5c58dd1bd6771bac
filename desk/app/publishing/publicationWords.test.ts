import { expect, it } from 'vitest';
import type { Publication } from '../../server/publishing/publicationTypes.ts';
import { laterThan, outcomeSentence, publicationName, usualSeconds } from './publicationWords.ts';

const clerk = { id: 1, title: { en: 'Clerk 1', mr: 'लिपिक १' } };
const scheme = { collection: 'schemes', entry: 'one', file: 'schemes/one.yaml', title: { en: 'One', mr: 'एक' } };
const notice = { collection: 'notices', entry: 'two', file: 'notices/two.yaml', title: { en: 'Two', mr: 'दोन' } };

const publication = (details: Partial<Publication>): Publication => ({
  id: 12,
  kind: 'publish',
  state: 'live',
  changes: [{ id: 3, title: '', entries: [scheme, notice], writers: [clerk], approvedBy: clerk }],
  requestedBy: clerk,
  requestedAt: '2026-11-20T05:00:00Z',
  plannedAt: null,
  reason: '',
  undoes: [],
  step: null,
  steps: [{ step: 'record', seconds: 40 }],
  pages: [],
  failure: null,
  finishedAt: '2026-11-20T05:00:40Z',
  ...details,
});

it('a publication is named by its changes, and a change without a name by its entries', () => {
  expect(publicationName(publication({}), 'mr')).toBe('एक, दोन');
  expect(publicationName(publication({ kind: 'takeBack', undoes: [11, 12] }), 'mr')).toMatch(/११.*१२/);
});

it('the sentence at the end names what is live and says that the rest is as it was', () => {
  const live = publication({});
  expect(outcomeSentence(live, live, 'en')).toBe('Now live: One, Two. All other pages are as they were.');
});

it('a failure says why, that nothing changed and what is live', () => {
  const failed = publication({ id: 13, state: 'failed', failure: { reason: 'nobodyKnows' } });
  expect(outcomeSentence(failed, publication({}), 'en')).toBe(
    'Not published: One, Two. Nothing changed for readers: publication 12 is live.',
  );
  expect(outcomeSentence(failed, null, 'en')).toBe('Not published: One, Two. Nothing changed for readers.');
});

it('a refusal because of the content says which change went back, and who has it now', () => {
  const failed = publication({ id: 13, state: 'failed', failure: { reason: 'check', returned: [3] } });
  expect(outcomeSentence(failed, publication({}), 'en')).toBe(
    'The content check found a mistake, so this went back to be corrected: change 3 (now with Clerk 1). Nothing changed for readers: publication 12 is live.',
  );
  expect(outcomeSentence(failed, null, 'mr')).toContain('बदल ३ (आता लिपिक १ यांच्याकडे)');
});

it('a publication that runs or waits has no such sentence', () => {
  expect(outcomeSentence(publication({ state: 'running' }), null, 'en')).toBeUndefined();
  expect(outcomeSentence(publication({ state: 'waiting' }), null, 'en')).toBeUndefined();
});

it('the sentence says the delay of a publication that began long after its set time', () => {
  const end = (plannedAt: string) => outcomeSentence(publication({ plannedAt }), null, 'en');
  expect(end('2026-11-20T04:50:00Z')).toContain('10 minutes later than planned');
  expect(end('2026-11-20T04:59:30Z')).not.toContain('later than planned');
});

it('the usual time is that of the last complete publication', () => {
  const failed = publication({ state: 'failed', steps: [{ step: 'record', seconds: 1 }] });
  expect(usualSeconds([failed, publication({ state: 'former' })])).toBe(40);
  expect(usualSeconds([failed])).toBeUndefined();
});

it('the later publications are those that readers still see', () => {
  const list = [
    publication({ id: 15, state: 'failed' }),
    publication({ id: 14, kind: 'takeBack', undoes: [13] }),
    publication({ id: 13, state: 'takenBack' }),
    publication({ id: 12, state: 'former' }),
    publication({ id: 11, state: 'former' }),
  ];
  expect(laterThan(publication({ id: 11 }), list).map(({ id }) => id)).toEqual([12]);
});
