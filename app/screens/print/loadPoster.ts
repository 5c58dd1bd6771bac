import type { Poster } from '#app/handouts/poster.server.ts';
import { posterAddress } from '#app/handouts/posterAddress.ts';
import type { Language } from '#app/i18n/language.ts';

export async function loadPoster(subject: string, language: Language): Promise<Poster> {
  const address = posterAddress(subject, language);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
