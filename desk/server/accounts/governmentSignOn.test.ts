import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Session, SignOnAddress, UserInfo } from './accountTypes.ts';
import { acceptWithPasskey, addMember, type Browser, openTestDesk, type TestDesk } from './testing/openTestDesk.ts';

const ORIGIN = 'https://desk.example';
const CLIENT = { clientId: 'desk', clientSecret: 'a secret of the desk that is long enough' };

let provider: Server;
let issuer: string;
beforeAll(async () => {
  // Hides the notices of the provider about its settings for development.
  for (const method of ['warn', 'info'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  provider = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const handle = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${ORIGIN}/api/sign-in/government/answer`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { profile: ['name'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, name: `Officer ${id}` }) }),
    cookies: { keys: ['test'] },
  }).callback();
});
afterAll(async () => {
  vi.restoreAllMocks();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

const openDesk = () => openTestDesk({ governmentSignOn: { issuer, ...CLIENT, nameClaim: 'name' } });

/** Signs on at the issuer as `subject`. Returns the path and query with which the issuer sends the browser back. */
async function signOn(address: string, subject: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = address;
  let body: URLSearchParams | undefined;
  for (let steps = 0; steps < 20; steps++) {
    const response: Response = await fetch(url, {
      ...{ redirect: 'manual', method: body ? 'POST' : 'GET' },
      ...(body && { body }),
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    if (location?.startsWith(ORIGIN)) return location.slice(ORIGIN.length);
    if (location === null) {
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
      body = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: subject, password: 'any' }) });
    } else {
      url = new URL(location, issuer).href;
      body = undefined;
    }
  }
  throw new Error('The issuer did not send the browser back.');
}

const begin = async (browser: Browser, token?: string): Promise<string> =>
  token === undefined
    ? ((await browser.get('/api/sign-in/government')).headers.location ?? '')
    : (await browser.post('/api/invitation/government', { token })).json<SignOnAddress>().address;

/** Goes through the whole sign-on. Returns where the desk sends the browser in the end. */
async function signInAs(browser: Browser, subject: string, invitation?: string) {
  const answer = await signOn(await begin(browser, invitation), subject);
  return (await browser.get(answer)).headers.location;
}

const userOf = async (browser: Browser) => (await browser.get('/api/session')).json<Session>().user;

async function openDeskOfLinkedClerk(): Promise<{ desk: TestDesk; user: Awaited<ReturnType<typeof userOf>> }> {
  const desk = await openDesk();
  const user = desk.addUser('clerk-1');
  expect(await signInAs(desk.browser(), 'officer-1', desk.invite(user))).toBe('/');
  return { desk, user };
}

describe('the government sign-on', () => {
  it('links an account to the user who opens an invitation, and signs that user in from then on', async () => {
    const { desk, user } = await openDeskOfLinkedClerk();
    const browser = desk.browser();
    expect(await signInAs(browser, 'officer-1')).toBe('/');
    expect((await browser.get('/api/session')).json<Session>()).toMatchObject({ user, governmentSignOn: true });
    expect(desk.actions()).toEqual(['userInvited', 'identityLinked', 'invitationAccepted', 'signIn']);
    const linked = desk.database.prepare("SELECT details FROM audit WHERE action = 'identityLinked'").get();
    expect(JSON.parse(String(linked?.details))).toEqual({ issuer, name: 'Officer officer-1' });
  });

  it('asks the person again, with PKCE, a state and a nonce, each new', async () => {
    const desk = await openDesk();
    const [first, second] = [await begin(desk.browser()), await begin(desk.browser())].map(
      (address) => new URL(address),
    );
    expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', client_id: 'desk', prompt: 'login' },
      redirect_uri: `${ORIGIN}/api/sign-in/government/answer`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first?.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(first?.searchParams.get(name)).not.toBe(second?.searchParams.get(name));
    }
  });

  it('takes an invitation from no address, because browsers and servers keep addresses', async () => {
    const desk = await openDesk();
    const browser = desk.browser();
    const token = desk.invite(desk.addUser('clerk-1'));
    const begun = (await browser.get(`/api/sign-in/government?invitation=${token}`)).headers.location ?? '';
    const answer = await signOn(begun, 'officer-1');
    expect((await browser.get(answer)).headers.location).toBe('/?signIn=identityNotLinked');
    const linking = await begin(browser, token);
    expect([linking, await signOn(linking, 'officer-1')].join()).not.toContain(token);
  });

  it('refuses an account that is linked to nobody', async () => {
    const { desk } = await openDeskOfLinkedClerk();
    const browser = desk.browser();
    expect(await signInAs(browser, 'stranger')).toBe('/?signIn=identityNotLinked');
    expect(await userOf(browser)).toBeNull();
    expect(desk.actions().at(-1)).toBe('signInFailed');
  });

  it('refuses the account of a disabled user', async () => {
    const { desk } = await openDeskOfLinkedClerk();
    desk.database.prepare('UPDATE users SET disabled_at = ?').run('2026-03-03');
    expect(await signInAs(desk.browser(), 'officer-1')).toBe('/?signIn=identityNotLinked');
  });

  it('refuses to link one account to two users, and keeps the invitation', async () => {
    const { desk } = await openDeskOfLinkedClerk();
    const token = desk.invite(desk.addUser('clerk-2'));
    const browser = desk.browser();
    expect(await signInAs(browser, 'officer-1', token)).toBe(`/?signIn=identityTaken#/invitation/${token}`);
    expect(await userOf(browser)).toBeNull();
    await acceptWithPasskey(desk, browser, token);
  });

  it('refuses an invitation that has ended, before and after the sign-on', async () => {
    const desk = await openDesk();
    const browser = desk.browser();
    const token = desk.invite(desk.addUser('clerk-1'));
    const address = await begin(browser, token);
    await acceptWithPasskey(desk, desk.browser(), token);
    const answer = await signOn(address, 'officer-1');
    const ended = `/?signIn=invitationEnded#/invitation/${token}`;
    expect((await browser.get(answer)).headers.location).toBe(ended);
    expect((await browser.post('/api/invitation/government', { token })).json()).toEqual({ reason: 'invitationEnded' });
    expect(desk.database.prepare('SELECT * FROM identities').all()).toEqual([]);
  });

  it('accepts an answer once, in the browser that began, with its state, within 5 minutes', async () => {
    const { desk } = await openDeskOfLinkedClerk();
    const failed = '/?signIn=governmentFailed';
    const browser = desk.browser();
    const open = async (from: Browser, answer: string) => (await from.get(answer)).headers.location;
    const stolen = await signOn(await begin(browser), 'officer-1');
    expect(await open(desk.browser(), stolen)).toBe(failed);
    const other = desk.browser();
    await begin(other);
    expect(await open(other, stolen)).toBe(failed);
    const pending = browser.cookies.get('__Host-desk-government') ?? '';
    expect(await open(browser, stolen)).toBe('/');
    browser.cookies.set('__Host-desk-government', pending);
    expect(await open(browser, stolen)).toBe(failed);
    const late = await signOn(await begin(browser), 'officer-1');
    desk.pass(5);
    expect(await open(browser, late)).toBe(failed);
    expect(await open(browser, '/api/sign-in/government/answer?error=access_denied')).toBe(failed);
    // Each refusal is in the log, with the way and the reason.
    const rows = desk.database.prepare(`SELECT details FROM audit WHERE action = 'signInFailed'`).all();
    expect(rows.map(({ details }) => JSON.parse(String(details)))).toEqual(
      Array(5).fill({ method: 'government', reason: 'governmentFailed' }),
    );
  });

  it('signs in under a new token, not one that the browser had', async () => {
    const { desk } = await openDeskOfLinkedClerk();
    const browser = desk.browser();
    browser.cookies.set('__Host-desk', 'planted');
    await signInAs(browser, 'officer-1');
    expect(browser.cookies.get('__Host-desk')).toMatch(/^[\w-]{43}$/);
  });

  /** Serves only the description of an issuer, under the name `host`. Port 0 chooses a free port. */
  async function openIssuer(host: string, port = 0) {
    const described = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ issuer: address(), authorization_endpoint: `${address()}/auth` }));
    });
    const address = () => `http://${host}:${(described.address() as AddressInfo).port}`;
    await new Promise<void>((resolve) => described.listen(port, '127.0.0.1', resolve));
    const close = () => new Promise((resolve) => described.close(resolve).closeAllConnections());
    onTestFinished(async () => void (await close()));
    return { issuer: address(), close };
  }

  it('says so when the issuer does not respond, and asks it again the next time', async () => {
    const { issuer: lost, close } = await openIssuer('127.0.0.1');
    await close();
    const desk = await openTestDesk({ governmentSignOn: { issuer: lost, ...CLIENT } });
    expect(await begin(desk.browser())).toBe('/?signIn=governmentFailed');
    await openIssuer('127.0.0.1', Number(new URL(lost).port));
    expect(await begin(desk.browser())).toMatch(`${lost}/auth?`);
  });

  it('refuses an issuer without https, except at 127.0.0.1', async () => {
    const { issuer: insecure } = await openIssuer('localhost');
    const desk = await openTestDesk({ governmentSignOn: { issuer: insecure, ...CLIENT } });
    expect(await begin(desk.browser())).toBe('/?signIn=governmentFailed');
  });

  it('does not exist in a desk without it', async () => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'administrator-1', ['administrator']);
    expect((await browser.get('/api/session')).json<Session>().governmentSignOn).toBe(false);
    expect((await browser.get('/api/sign-in/government')).headers.location).toBeUndefined();
    expect((await browser.get('/api/users')).json<{ users: UserInfo[] }>().users).toHaveLength(1);
  });
});
