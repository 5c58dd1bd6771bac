import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import type { Change } from '../../server/changes/changeTypes.ts';
import { SessionContext } from '../shell/SessionContext.ts';
import { LanguageContext } from '../words.ts';
import { ChangeHead } from './ChangeHead.tsx';
import { Decision } from './Decision.tsx';

const person = (id: number) => ({ id, title: { en: `Clerk ${id}`, mr: `लिपिक ${id}` } });
const change: Change = {
  ...{ id: 7, title: 'Letters', reason: 'A letter came', urgent: false, state: 'review', entries: [], comments: [] },
  ...{ author: person(1), writers: [person(1), person(2)], involved: [1, 2, 3], approvalBarrier: null, mayDrop: false },
  ...{ approvedBy: null, approvedAt: null, publishAt: null, updatedAt: '2026-03-03T08:40:00Z', returned: null },
};
const run = async () => true;

const render = (screen: React.ReactNode, reader: number, language: Language = 'en') =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <SessionContext value={{ user: { ...person(reader), name: 'reader', roles: ['moderator'] } }}>
        {screen}
      </SessionContext>
    </LanguageContext>,
  );
const decision = (shown: Change, reader: number, language?: Language) =>
  render(<Decision change={shown} onOpenNext={() => {}} run={run} runChecked={run} />, reader, language);

it('a change says all who wrote in it, and why', () => {
  expect(render(<ChangeHead change={change} mayEdit={false} run={run} />, 4)).toMatch(
    /Clerk 1, Clerk 2 · .*A letter came/,
  );
});

it('who wrote in a change, or stored a file of it, is told that another moderator must approve it', () => {
  const shown = decision({ ...change, approvalBarrier: 'ownChange' }, 3);
  expect(shown).toContain('You wrote in this change, or stored one of its files');
  expect(shown).not.toContain('<button');
  expect(decision({ ...change, approvalBarrier: 'ownChange' }, 3, 'mr')).toContain('फाइलींपैकी एखादी साठवली आहे');
});

it('an approval of a change of one’s own is called so, also if one only stored a file of it', () => {
  expect([1, 3, 4].map((reader) => decision(change, reader).includes('Approve it yourself'))).toEqual([
    true,
    true,
    false,
  ]);
});
