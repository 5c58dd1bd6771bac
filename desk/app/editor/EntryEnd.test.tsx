import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageContext } from '../words.ts';
import { EntryEnd } from './EntryEnd.tsx';
import type { EditedEntry } from './useEntry.ts';

const clerk = { id: 1, title: { en: 'Clerk 1', mr: 'लिपिक १' } };

function render(mayDiscard: boolean): string {
  const change = { id: 7, title: '', state: 'draft', author: clerk, writers: [clerk], returned: null, mayDiscard };
  const entry = { stored: { draft: {}, version: '1', page: '/', change }, discard: () => {}, retire: () => {} };
  return renderToStaticMarkup(
    <LanguageContext value="en">
      <EntryEnd
        entryKey={{ collection: 'notices', entry: 'new' }}
        form={{ type: 'object' }}
        entry={entry as unknown as EditedEntry}
      />
    </LanguageContext>,
  );
}

it('throwing a draft away is offered only to those whose it is', () => {
  expect(render(true)).toContain('Throw the draft away');
  expect(render(false)).toBe('');
});
