import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** Titles of the heads with their number in the act, from 1. */
export function useNumberedTitle(): (index: number, title: string) => string {
  const { t } = useTranslation('self-disclosure');
  const language = useLanguage();
  return (index, title) => t('headTitle', { number: formatNumber(index + 1, language), title });
}
