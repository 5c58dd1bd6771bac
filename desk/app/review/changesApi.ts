import type { Language } from '#app/i18n/language.ts';
import type { Change, ChangeDetails, ChangeSummary, EntryState } from '../../server/changes/changeTypes.ts';
import type { PreviewAddresses } from '../../server/pages/pageTypes.ts';
import { address, type EntryKey, request } from '../api.ts';

/** What a moderator approves: the version of each entry, by its file, and how the change is described. */
type Approval = { remark: string; versions: Record<string, string>; details: ChangeDetails };

/** A published state of an entry. `value` quotes figures by name; in `shown` they are replaced with their values. */
export type StateValue = { value: unknown; shown: unknown };

/** Requests about changes and the history of entries. Each throws an HttpError, or a TypeError when the server does not respond. */
export const changesApi = {
  list: () => request<{ changes: ChangeSummary[] }>('GET', '/api/changes'),
  read: (id: number, language: Language) => request<Change>('GET', address(`/api/changes/${id}`, { language })),
  update: (id: number, details: ChangeDetails) => request<unknown>('PUT', `/api/changes/${id}`, details),
  send: (id: number, language: Language) =>
    request<unknown>('POST', address(`/api/changes/${id}/send`, { language }), {}),
  /** Sends, approves and publishes at once, which only a local desk does. */
  publish: (id: number, language: Language) =>
    request<unknown>('POST', address(`/api/changes/${id}/publish`, { language }), {}),
  withdraw: (id: number) => request<unknown>('POST', `/api/changes/${id}/withdraw`, {}),
  drop: (id: number) => request<unknown>('POST', `/api/changes/${id}/drop`, {}),
  view: (id: number, file: string, version: string) =>
    request<unknown>('POST', `/api/changes/${id}/view`, { file, version }),
  approve: (id: number, approval: Approval, language: Language) =>
    request<unknown>('POST', address(`/api/changes/${id}/approve`, { language }), approval),
  sendBack: (id: number, remark: string) => request<unknown>('POST', `/api/changes/${id}/send-back`, { remark }),
  preview: (id: number, file: string) =>
    request<PreviewAddresses>('GET', address(`/api/changes/${id}/preview`, { file })),
  comment: (id: number, comment: { file: string; field: string; text: string }) =>
    request<unknown>('POST', `/api/changes/${id}/comments`, comment),
  solve: (commentId: number) => request<unknown>('POST', `/api/comments/${commentId}/solve`, {}),
  states: (entryKey: EntryKey, language: Language) =>
    request<{ states: EntryState[] }>('GET', address('/api/history', { ...entryKey, language })),
  stateValue: (entryKey: EntryKey, commit: string) =>
    request<StateValue>('GET', address('/api/history/state', { ...entryKey, commit })),
};
