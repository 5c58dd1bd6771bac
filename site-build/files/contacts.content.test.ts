import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { languageOf, plainPath } from '#app/i18n/language.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { site } from '#app/model/site/data.server.ts';
import { contacts } from './contacts.ts';

const urlOf = (file: string) => new URL(String(new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('url')));

/** Excludes offices with a website of their own, because their contact file names that one. */
const ownPages = [...contacts()]
  .map(([address, file]) => [address, urlOf(file)] as const)
  .filter(([, { origin }]) => origin === new URL(site.address).origin);

describe('the contact file of an office', () => {
  it.each(ownPages)('links the page of its office in its own language: %s', (address, { pathname }) => {
    expect(languageOf(pathname)).toBe(languageOf(address));
    expect(Object.values(OFFICE_PATHS)).toContain(plainPath(pathname));
    expect(address.startsWith(`${pathname}/`)).toBe(true);
  });
});
