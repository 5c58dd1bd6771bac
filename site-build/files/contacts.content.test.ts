import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { languageOf, plainPath } from '#app/i18n/language.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { site } from '#app/model/site/data.server.ts';
import { contacts } from './contacts.ts';

const urlOf = (file: string) => new URL(String(new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('url')));

/** Excludes the files of districts, which have several contacts, and offices with their own website, because their contact file links to that website. */
const ownPages = [...contacts()]
  .filter(([address]) => !address.includes('/district/'))
  .map(([address, file]) => [address, urlOf(file)] as const)
  .filter(([, { origin }]) => origin === new URL(site.address).origin);

describe('the contact file of an office', () => {
  it.each(ownPages)('links to the page of its office in the same language: %s', (address, { pathname }) => {
    expect(languageOf(pathname)).toBe(languageOf(address));
    expect(Object.values(OFFICE_PATHS)).toContain(plainPath(pathname));
    expect(address.startsWith(`${pathname}/`)).toBe(true);
  });
});
