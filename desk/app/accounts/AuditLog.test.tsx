import { expect, it, vi } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { openLivePage } from '#tests/fixtures/livePage.tsx';
import type { AuditRow } from '../../server/accounts/accountTypes.ts';
import { LanguageContext } from '../words.ts';
import { AuditLog } from './AuditLog.tsx';
import { accountsApi } from './accountsApi.ts';

const refusal = (id: number, details: AuditRow['details']): AuditRow => ({
  ...{ id, at: '2026-03-04T08:40:00.000Z', user: null, action: 'accessRefused', subject: 'GET /two' },
  details,
});

const page = openLivePage();

it.each<[Language, string[]]>([
  ['en', ['', '(1 time)', '(99 times)']],
  ['mr', ['', '(१ वेळा)', '(९९ वेळा)']],
])('a row that stands for several refusals says for how many, in "%s"', async (language, expected) => {
  const rows = [refusal(3, {}), refusal(2, { count: 1 }), refusal(1, { count: 99 })];
  vi.spyOn(accountsApi, 'audit').mockResolvedValue({ rows });
  await page.show(
    <LanguageContext value={language}>
      <AuditLog />
    </LanguageContext>,
  );
  const actions = Array.from(document.querySelectorAll('tbody td:nth-child(3)'), (cell) => cell.textContent);
  expect(actions.map((text) => /\(.*\)/.exec(text ?? '')?.[0] ?? '')).toEqual(expected);
});
