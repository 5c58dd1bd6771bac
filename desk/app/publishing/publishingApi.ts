import type { Publications } from '../../server/publishing/publicationTypes.ts';
import { request } from '../api.ts';

/** Requests about publications. `at`: an ISO text in UTC. Each throws an HttpError, or a TypeError when the server does not respond. */
export const publishingApi = {
  read: () => request<Publications>('GET', '/api/publications'),
  publish: (changes: number[], at?: string) =>
    request<Publications>('POST', '/api/publications', { changes, ...(at && { at }) }),
  takeBack: (id: number, reason: string, later: boolean) =>
    request<Publications>('POST', `/api/publications/${id}/take-back`, { reason, later }),
  stop: (id: number) => request<Publications>('POST', `/api/publications/${id}/stop`, {}),
  schedule: (change: number, at: string | null) =>
    request<Publications>('POST', `/api/changes/${change}/schedule`, { at }),
};
