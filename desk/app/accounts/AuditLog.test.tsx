import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { parseHTML } from 'linkedom';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import type { AuditRow } from '../../server/accounts/accountTypes.ts';
import { createQueryClient } from '../queryClient.ts';
import { LanguageContext } from '../words.ts';
import { AuditLog } from './AuditLog.tsx';
import { accountsApi } from './accountsApi.ts';

const refusal = (id: number, details: AuditRow['details']): AuditRow => ({
  ...{ id, at: '2026-03-04T08:40:00.000Z', user: null, action: 'accessRefused', subject: 'GET /two' },
  details,
});

let root: Root;

beforeEach(() => {
  const { window, document } = parseHTML('<html><body><main></main></body></html>');
  const globals = { window, document, HTMLIFrameElement: class {}, IS_REACT_ACT_ENVIRONMENT: true };
  for (const [name, part] of Object.entries(globals)) vi.stubGlobal(name, part);
  notifyManager.setScheduler(queueMicrotask);
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  // Lets React end what it has scheduled, which reads the globals.
  await new Promise(setImmediate);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each<[Language, string[]]>([
  ['en', ['', '(1 time)', '(99 times)']],
  ['mr', ['', '(१ वेळा)', '(९९ वेळा)']],
])('a row that stands for several refusals says for how many, in "%s"', async (language, expected) => {
  const rows = [refusal(3, {}), refusal(2, { count: 1 }), refusal(1, { count: 99 })];
  vi.spyOn(accountsApi, 'audit').mockResolvedValue({ rows });
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <LanguageContext value={language}>
          <AuditLog />
        </LanguageContext>
      </QueryClientProvider>,
    ),
  );
  const actions = Array.from(document.querySelectorAll('tbody td:nth-child(3)'), (cell) => cell.textContent);
  expect(actions.map((text) => /\(.*\)/.exec(text ?? '')?.[0] ?? '')).toEqual(expected);
});
