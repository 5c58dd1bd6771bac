import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { UserError } from '#content-check/UserError.ts';
import { readClientSecret, readConfiguration, writeFirstConfiguration } from './configuration.ts';

const root = mkdtempSync(join(tmpdir(), 'configuration-'));
afterAll(() => rmSync(root, { recursive: true }));
const newFolder = () => mkdtempSync(join(root, 'data-'));

const VALID = {
  origin: 'https://desk.example',
  previewOrigin: 'https://preview.example',
  target: { folder: '/var/www/site' },
};

function read(value: unknown) {
  const data = newFolder();
  writeFileSync(join(data, 'desk.yaml'), typeof value === 'string' ? value : stringify(value));
  return readConfiguration(data);
}

describe('the configuration of the shared desk', () => {
  it.each(['onlyUser', 'user', 'isAlone', 'singlePersonOffice'])(
    'cannot set %s, so that everybody signs in',
    (name) => {
      expect(() => read({ ...VALID, [name]: 'editor' })).toThrow(UserError);
    },
  );

  it.each(['port', 'target', 'site', 'previewOrigin'])(
    'is not silently kept when a later start names another %s',
    (name) => {
      const data = newFolder();
      writeFileSync(join(data, 'desk.yaml'), stringify(VALID));
      expect(() => readConfiguration(data, { [name]: '5000' })).toThrow(/Change them in .*desk\.yaml/);
      expect(readConfiguration(data, { [name]: undefined })).toEqual({ ...VALID, port: 4100 });
    },
  );

  it('is read with its defaults, and without a slash after an address', () => {
    expect(read({ ...VALID, origin: 'https://desk.example/' })).toEqual({ ...VALID, port: 4100 });
  });

  it.each([
    { target: { ssh: 'editor@web.example', folder: '/srv/site' } },
    { target: { cloudflare: 'my-site' } },
    { site: 'https://site.example', port: 5000 },
    { origin: 'http://127.0.0.1:4100', previewOrigin: 'http://127.0.0.1:4101' },
    { origin: 'http://localhost:4100', previewOrigin: 'http://localhost:4101' },
    { governmentSignOn: { issuer: 'https://sign.example/realm', clientId: 'desk', clientSecretFile: '/etc/secret' } },
  ])('may contain %j', (part) => {
    expect(read({ ...VALID, ...part })).toMatchObject(part);
  });

  it.each<[field: string, part: object]>([
    ['origin', { origin: undefined }],
    ['origin', { origin: 'http://desk.example' }],
    ['origin', { origin: 'http://localhost.example:4100' }],
    ['origin', { origin: 'https://desk.example/path' }],
    ['origin', { origin: 'https://user:word@desk.example' }],
    ['origin', { origin: 'desk.example' }],
    ['previewOrigin', { previewOrigin: 'https://desk.example' }],
    ['previewOrigin', { previewOrigin: 'https://desk.example:8443' }],
    ['previewOrigin', { previewOrigin: 'http://preview.example' }],
    ['previewOrigin', { origin: 'http://127.0.0.1:4100', previewOrigin: 'http://127.0.0.1:4100' }],
    ['port', { port: 80 }],
    ['port', { port: 65_535 }],
    ['port', { port: '4100' }],
    ['site', { site: 'ftp://site.example' }],
    ['target', { target: undefined }],
    ['target', { target: { folder: 'releases' } }],
    ['target', { target: { folder: '/srv/site', cloudflare: 'site' } }],
    ['target', { target: { ssh: '-oProxyCommand=sh', folder: '/srv/site' } }],
    ['target', { target: { ssh: 'a@-b', folder: '/srv/site' } }],
    ['target', { target: { ssh: 'web.example', folder: '/srv/$(id)' } }],
    ['target', { target: { ssh: 'web.example', folder: '/srv/site\n/x' } }],
    ['target', { target: { cloudflare: '--branch' } }],
    ['governmentSignOn', { governmentSignOn: { issuer: 'https://sign.example', clientId: 'desk' } }],
    [
      'governmentSignOn',
      { governmentSignOn: { issuer: 'http://sign.example', clientId: 'a', clientSecretFile: '/etc/secret' } },
    ],
    ['colour', { colour: 'red' }],
  ])('is refused in both languages with the name of the field: %s in %j', (field, part) => {
    const lines = messageOf(() => read({ ...VALID, ...part })).split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toContain(`desk.yaml: “${field}”`);
    expect(lines[1]).toMatch(/[ऀ-ॿ]/);
  });

  it.each(['', 'text', '- a', 'origin: [', 'a: 1\na: 2'])('is refused if it is not a list of settings: %j', (text) => {
    expect(messageOf(() => read(text))).toContain('desk.yaml');
  });

  it('names the file with the secret of the government sign-on, which must not be empty', () => {
    const clientSecretFile = join(newFolder(), 'secret');
    const signOn = { issuer: 'https://sign.example', clientId: 'desk', clientSecretFile };
    expect(messageOf(() => readClientSecret(signOn))).toContain(clientSecretFile);
    writeFileSync(clientSecretFile, ' \n');
    expect(messageOf(() => readClientSecret(signOn))).toContain('गुप्त शब्द नाही');
    writeFileSync(clientSecretFile, 'a secret\n');
    expect(readClientSecret(signOn)).toBe('a secret');
  });

  it('says how to create it if it is missing', () => {
    expect(messageOf(() => readConfiguration(newFolder()))).toContain('--shared --origin');
  });
});

describe('the first start', () => {
  it('needs only the address of the desk', () => {
    const data = newFolder();
    const written = writeFirstConfiguration(data, { origin: 'https://desk.example' });
    expect(written).toMatchObject({
      previewOrigin: 'https://preview.desk.example',
      target: { folder: '/var/www/sahayya' },
    });
    expect(readConfiguration(data)).toEqual(written);
    expect(writeFirstConfiguration(data, { origin: 'https://desk.example' })).toEqual(written);
  });

  it.each([
    ['/srv/site', { folder: '/srv/site' }],
    ['me@web.example:/srv/site', { ssh: 'me@web.example', folder: '/srv/site' }],
    ['cloudflare:my-site', { cloudflare: 'my-site' }],
  ])('names the target %s', (target, expected) => {
    const origin = 'http://127.0.0.1:4100';
    expect(writeFirstConfiguration(newFolder(), { origin, target, port: '4200' })).toMatchObject({
      previewOrigin: 'http://127.0.0.1:4101',
      target: expected,
      port: 4200,
    });
  });

  it('writes nothing if an option is wrong, and changes no earlier settings', () => {
    const data = newFolder();
    expect(messageOf(() => writeFirstConfiguration(data, { origin: 'http://desk.example' }))).toContain('“origin”');
    expect(messageOf(() => writeFirstConfiguration(data, { origin: 'nothing' }))).toContain('“origin”');
    mkdirSync(data, { recursive: true });
    writeFirstConfiguration(data, { origin: 'https://desk.example' });
    const before = readFileSync(join(data, 'desk.yaml'), 'utf8');
    expect(messageOf(() => writeFirstConfiguration(data, { origin: 'https://other.example' }))).toContain('desk.yaml');
    expect(readFileSync(join(data, 'desk.yaml'), 'utf8')).toBe(before);
  });
});

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  throw new Error('Nothing was refused.');
}
