import { describe, expect, it } from 'vitest';
import { site } from '#app/model/site/data.server.ts';
import { resolveRoute } from '#server/addresses.ts';
import { files, readBuilt } from './pages.ts';

describe('/.well-known/security.txt', () => {
  const text = readBuilt('.well-known/security.txt');
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][a-z]+(?:-[A-Z][a-z]+)*): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  const valuesOf = (wanted: string) => fields.filter(([name]) => name === wanted).map(([, value]) => value);

  it('consists of fields only, and repeats none that RFC 9116 allows only once', () => {
    expect(fields.filter((field) => field.length !== 2)).toEqual([]);
    expect(valuesOf('Expires')).toEqual([`${site.securityContactUntil}T00:00:00Z`]);
    expect(valuesOf('Preferred-Languages')).toEqual(['mr, en']);
  });

  it('names an existing page of the site as contact, and its own address as canonical', () => {
    const [contact = ''] = valuesOf('Contact');
    expect(contact.startsWith(`${site.address}/`)).toBe(true);
    expect(resolveRoute(contact.slice(site.address.length), files)).toMatchObject({
      status: 200,
      file: expect.any(String),
    });
    expect(valuesOf('Canonical')).toEqual([`${site.address}/.well-known/security.txt`]);
    expect(files.get('/.well-known/security.txt')).toBe('.well-known/security.txt');
  });

  it('has not expired', () => {
    expect(Date.parse(valuesOf('Expires')[0] ?? '')).toBeGreaterThan(Date.now());
  });
});
