import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Role } from '../../server/accounts/accountTypes.ts';
import { SessionContext } from '../shell/SessionContext.ts';
import { LanguageContext } from '../words.ts';
import { Withdraw } from './EntryBar.tsx';
import type { EditedEntry } from './useEntry.ts';

const clerk = { id: 1, name: 'clerk-1', title: { en: 'Clerk 1', mr: 'लिपिक १' } };
const change = { id: 7, title: '', state: 'review', author: clerk, writers: [clerk], returned: null, mayDiscard: true };

const render = (roles: Role[]) =>
  renderToStaticMarkup(
    <LanguageContext value="en">
      <SessionContext value={{ user: { ...clerk, roles } }}>
        <Withdraw entry={{ stored: { change } } as unknown as EditedEntry} />
      </SessionContext>
    </LanguageContext>,
  );

it('withdrawing is offered to a writer only while the writer is a contributor', () => {
  expect(render(['contributor'])).toContain('<button');
  expect(render(['moderator'])).not.toContain('<button');
});
