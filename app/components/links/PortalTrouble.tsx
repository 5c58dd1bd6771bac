import { formatDate } from '#app/i18n/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { PortalTrouble as Trouble } from '#app/model/portals/data.server.ts';
import { LinkedText } from './LinkedText.tsx';
import styles from './PortalTrouble.module.css';

/** Tells beside the link to a portal that it did not open, has moved or has no known address. */
export function PortalTrouble({ trouble }: { trouble: Trouble | undefined }) {
  const { t, language } = useTranslation('components');
  if (!trouble) return null;
  return (
    <span className={styles.trouble}>
      {' '}
      {t(`portal.${trouble.is}`, { date: formatDate(trouble.since, language) })}
      {trouble.note && <LinkedText>{` ${trouble.note}`}</LinkedText>}
    </span>
  );
}
