import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type Asked, formatAsked } from './asked.ts';
import styles from './OtherSpelling.module.css';

/** The way back to the word as it was typed, and from there to the word that was probably meant. */
export function OtherSpelling({ asked: { query, exact }, corrected }: { asked: Asked; corrected: string | undefined }) {
  const { t } = useTranslation('search');
  if (!corrected) return null;
  return (
    <PageLink className={styles.link} to={`/search${formatAsked({ query, exact: !exact })}`} preventScrollReset>
      {exact ? t('didYouMean', { query: corrected }) : t('insteadFor', { query })}
    </PageLink>
  );
}
