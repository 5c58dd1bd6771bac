import { afterEach, expect, it, vi } from 'vitest';
import { CONFIRM_AGAIN, NOT_CONFIRMED, request, SIGNED_IN, SIGNED_OUT } from './api.ts';

const respond = (status: number, body: object) => new Response(JSON.stringify(body), { status });

/** Stands for the window of a browser, and answers requests in this order. */
function openWindow(...responses: Response[]) {
  const window = new EventTarget();
  const fetched = vi.fn(async () => responses.shift() ?? respond(500, {}));
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('fetch', fetched);
  return { window, fetched };
}

afterEach(() => vi.unstubAllGlobals());

it('a request after the end of the session waits for a sign-in, and then is sent again', async () => {
  const { window, fetched } = openWindow(respond(401, { reason: 'signedOut' }), respond(200, { kept: true }));
  const asked = vi.fn();
  window.addEventListener(SIGNED_OUT, asked);
  const response = request('PUT', '/api/draft', { text: 'long' });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(fetched).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event(SIGNED_IN));
  expect(await response).toEqual({ kept: true });
  expect(fetched.mock.calls[1]).toEqual(fetched.mock.calls[0]);
});

it('a wrong password is an error, and does not ask to sign in again', async () => {
  const { window } = openWindow(respond(401, { reason: 'wrongSignIn' }));
  const asked = vi.fn();
  window.addEventListener(SIGNED_OUT, asked);
  await expect(request('POST', '/api/sign-in/password', {})).rejects.toMatchObject({ status: 401 });
  expect(asked).not.toHaveBeenCalled();
});

it('a request that needs a fresh sign-in waits for it, and then is sent again', async () => {
  const { window, fetched } = openWindow(respond(401, { reason: 'confirmAgain' }), respond(200, { kept: true }));
  window.addEventListener(CONFIRM_AGAIN, () => queueMicrotask(() => window.dispatchEvent(new Event(SIGNED_IN))));
  expect(await request('POST', '/api/account/password', { code: '1' })).toEqual({ kept: true });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('a request fails, and is not sent again, if its person leaves the question for a fresh sign-in', async () => {
  const { window, fetched } = openWindow(respond(401, { reason: 'confirmAgain' }));
  window.addEventListener(CONFIRM_AGAIN, () => queueMicrotask(() => window.dispatchEvent(new Event(NOT_CONFIRMED))));
  await expect(request('POST', '/api/users', {})).rejects.toMatchObject({ body: { reason: 'confirmAgain' } });
  expect(fetched).toHaveBeenCalledOnce();
});
