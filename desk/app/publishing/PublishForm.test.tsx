import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import type { ChangeSummary } from '../../server/changes/changeTypes.ts';
import { LanguageContext, translatorIn } from '../words.ts';
import { ApprovedChange } from './PublishForm.tsx';

const person = (id: number) => ({ id, title: { en: `Post ${id}`, mr: `पद ${id}` } });
const change: ChangeSummary = {
  ...{ id: 7, title: 'Letters', reason: '', urgent: false, state: 'approved', entries: [], returned: null },
  ...{ author: person(1), writers: [person(1)], involved: [1, 3], publishAt: null, updatedAt: '2026-03-03T08:40:00Z' },
  ...{ approvedBy: person(2), approvedAt: '2026-03-03T08:40:00Z' },
};

const render = (shown: ChangeSummary, language: Language = 'en') =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <ApprovedChange change={shown} />
    </LanguageContext>,
  );

const mark = (language: Language) => translatorIn(language)('publishing.approvedOwn');

it('a change says who approved it, and marks an approval by somebody who only stored a file of it', () => {
  expect(render(change)).toMatch(/Change 7: Letters.*Post 2/);
  expect(render(change)).not.toContain(mark('en'));
  expect(render({ ...change, approvedBy: person(3) })).toContain(mark('en'));
  expect(render({ ...change, approvedBy: person(1) }, 'mr')).toContain(mark('mr'));
});
