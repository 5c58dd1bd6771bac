import type { Language } from '#app/i18n/language.ts';

/** Response of `POST /api/preview` and `GET /api/changes/:id/preview`: addresses of frames. `before` is null if the page is not public yet. */
export type PreviewAddresses = { after: Record<Language, string>; before: Record<Language, string> | null };
