import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { LanguageContext } from '../words.ts';
import { CredentialChanges } from './CredentialChanges.tsx';

const ADMINISTRATOR = { id: 1, title: { en: 'Administrator 1', mr: 'व्यवस्थापक १' } };
const change = (id: number, action: string, user: typeof ADMINISTRATOR | null = ADMINISTRATOR) => ({
  ...{ id, at: '2026-03-03T08:40:00.000Z', action, subject: 'user clerk-1', user },
});

const render = (language: Language, changes: ReturnType<typeof change>[]) =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <CredentialChanges heading="h3" changes={changes} />
    </LanguageContext>,
  ).replaceAll(/<[^>]+>/g, '');

it('a change of the ways to sign in is told with its time and who made it', () => {
  expect(render('en', [change(1, 'userInvited')])).toContain(
    '3 March 2026, 14:10: a new invitation was made for your account (Administrator 1)',
  );
  expect(render('mr', [change(1, 'passkeyAdded')])).toContain('३ मार्च २०२६, दुपारी २:१०: पासकी जोडली (व्यवस्थापक १)');
  expect(render('en', [change(1, 'accountLocked', null)])).toContain('locked after wrong tries (The desk itself');
});

it('nothing is told if nothing has changed', () => {
  expect(render('en', [])).toBe('');
});
