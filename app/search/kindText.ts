import type { Translate } from '#app/i18n/wordKeys.ts';
import type { SearchEntry } from './entries.ts';

/** What kind of thing an entry is, in words that also say when it is a sample. */
export function kindText({ kind, sample }: Pick<SearchEntry, 'kind' | 'sample'>, t: Translate<'search'>): string {
  return sample ? t('sampleOf', { kind: t(`kind.${kind}`) }) : t(`kind.${kind}`);
}
