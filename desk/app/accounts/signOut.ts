import { HttpError, type Refusal } from '../../httpError.ts';

/** Ends the session and shows the page for signing in. Does not use `request`, because a session that has ended needs no sign-in to be left. */
export async function signOut(): Promise<void> {
  const response = await fetch('/api/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok && response.status !== 401) throw new HttpError(response.status, (await response.json()) as Refusal);
  location.hash = '#/';
  location.reload();
}
