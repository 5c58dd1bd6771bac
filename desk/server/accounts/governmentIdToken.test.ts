import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignOnAddress } from './accountTypes.ts';
import { openTestDesk } from './testing/openTestDesk.ts';

const CLIENT = { clientId: 'desk', clientSecret: 'a secret of the desk that is long enough' };

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const others = generateKeyPairSync('rsa', { modulusLength: 2048 });

type Signature = { alg: string; sign: (text: string) => Buffer };
const RIGHT: Signature = { alg: 'RS256', sign: (text) => sign('sha256', Buffer.from(text), ours.privateKey) };

/** What the issuer answers to the next code. */
let claims: object;
let signature: Signature;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function idToken(): string {
  const text = `${encode({ alg: signature.alg, kid: 'one' })}.${encode(claims)}`;
  return `${text}.${signature.sign(text).toString('base64url')}`;
}

/** An issuer that sends ID tokens of every kind. */
const issuerServer = createServer(({ url }, response) => {
  const answers: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      ...{ authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` },
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/jwks': { keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
    '/token': { access_token: 'a', token_type: 'Bearer', id_token: url === '/token' ? idToken() : '' },
  };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[url ?? '']));
});
let issuer: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => issuerServer.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(issuerServer.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => issuerServer.close(resolve).closeAllConnections()));

/** Links an account, with an ID token of the given signature and name. Returns where the desk sends the browser, and the log of the link. */
async function link(signed: Signature, name = 'Officer') {
  const desk = await openTestDesk({ governmentSignOn: { issuer, ...CLIENT, nameClaim: 'name' } });
  const browser = desk.browser();
  const token = desk.invite(desk.addUser('clerk-1'));
  const { address } = (await browser.post('/api/invitation/government', { token })).json<SignOnAddress>();
  const { state = '', nonce } = Object.fromEntries(new URL(address).searchParams);
  const seconds = Math.floor(Date.now() / 1000);
  claims = { iss: issuer, sub: 'officer-1', aud: 'desk', nonce, iat: seconds, exp: seconds + 60, name };
  signature = signed;
  const answer = await browser.get(`/api/sign-in/government/answer?${new URLSearchParams({ code: 'c', state })}`);
  const logged = desk.database.prepare("SELECT details FROM audit WHERE action = 'identityLinked'").get();
  return { place: answer.headers.location, logged: JSON.parse(String(logged?.details ?? '{}')) as { name?: string } };
}

it('an ID token with the signature of the issuer signs its user in', async () => {
  expect(await link(RIGHT)).toMatchObject({ place: '/', logged: { name: 'Officer' } });
});

const FORGED: [string, Signature][] = [
  ['without a signature', { alg: 'none', sign: () => Buffer.from('') }],
  ['signed with the secret of the client', { alg: 'HS256', sign: hmac }],
  [
    'with the signature of another key',
    { ...RIGHT, sign: (text) => sign('sha256', Buffer.from(text), others.privateKey) },
  ],
  ['with a broken signature', { ...RIGHT, sign: (text) => RIGHT.sign(text).fill(0, 0, 8) }],
];

function hmac(text: string): Buffer {
  return createHmac('sha256', CLIENT.clientSecret).update(text).digest();
}

it.each(FORGED)('an ID token %s signs nobody in', async (_title, forged) => {
  const { place, logged } = await link(forged);
  expect(place).toMatch(/^\/\?signIn=governmentFailed#/);
  expect(logged).toEqual({});
});

it('the log keeps at most a hundred letters of the name that the issuer sends', async () => {
  expect((await link(RIGHT, '𑘦'.repeat(5000))).logged.name).toBe('𑘦'.repeat(100));
});
