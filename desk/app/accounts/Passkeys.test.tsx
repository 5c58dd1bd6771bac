import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageContext } from '../words.ts';
import { Passkeys } from './Passkeys.tsx';

const passkey = (id: string) => ({ id, name: `Key ${id}`, createdAt: '2026-03-03T10:00:00.000Z', usedAt: null });

const render = (ids: string[], hasPassword: boolean) =>
  renderToStaticMarkup(
    <LanguageContext value="en">
      <Passkeys account={{ passkeys: ids.map(passkey), hasPassword }} onRemoved={async () => {}} />
    </LanguageContext>,
  );

const buttonsIn = (page: string) => page.match(/<button/g)?.length ?? 0;

it('each of two passkeys can be removed', () => {
  expect(buttonsIn(render(['a', 'b'], false))).toBe(2);
});

it('the only passkey of a user with a password can be removed', () => {
  expect(buttonsIn(render(['a'], true))).toBe(1);
});

it('the last way to sign in has no button, and the page says why', () => {
  const page = render(['a'], false);
  expect(buttonsIn(page)).toBe(0);
  expect(page).toContain('only way to sign in');
});
