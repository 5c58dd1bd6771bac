import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import type { Returned } from '../../server/changes/changeTypes.ts';
import { LanguageContext } from '../words.ts';
import { ReturnedNote } from './ReturnedNote.tsx';

const by = { id: 1, title: { en: 'Publisher 1', mr: 'प्रकाशक १' } };
const location = {
  collection: 'schemes',
  entry: 'one',
  title: { en: 'One', mr: 'एक' },
  field: 'Amount',
  path: ['rupees'],
};
const problem = (message: string) => ({ file: 'content/schemes/one.yaml', path: ['rupees'], message, location });
const failed: Returned = {
  ...{ kind: 'failed', by, at: '2026-11-20T05:00:00Z', remark: '' },
  problems: { en: [problem('Too large')], mr: [problem('फार मोठी')] },
};

const render = (returned: Returned, language: Language) =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <ReturnedNote returned={returned} />
    </LanguageContext>,
  );

it('a change that the content check refused says what to correct, in the language of the reader, with links to the fields', () => {
  const page = render(failed, 'en');
  expect(page).toContain('the content check found a mistake');
  expect(page).toMatch(/<a href="#\/schemes\/one\?rupees">One: Amount<\/a> Too large/);
  expect(page).not.toContain('<q>');
  expect(render(failed, 'mr')).toMatch(/एक: Amount<\/a> फार मोठी/);
});

it('a change that somebody sent back quotes the remark', () => {
  expect(render({ ...failed, kind: 'sentBack', remark: 'Name the letter.' }, 'en')).toContain(
    '<q>Name the letter.</q>',
  );
});
