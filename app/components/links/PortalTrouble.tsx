import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { PortalTrouble as Trouble } from '#app/model/portals/trouble.server.ts';
import { LinkedText } from './LinkedText.tsx';
import styles from './PortalTrouble.module.css';

/** Beside the link to a portal: that it did not open or had moved when somebody looked, or that its address is not known. */
export function PortalTrouble({ trouble }: { trouble: Trouble | undefined }) {
  const { t } = useTranslation('components');
  const language = useLanguage();
  if (!trouble) return null;
  return (
    <span className={styles.trouble}>
      {' '}
      {t(`portal.${trouble.is}`, { date: formatDate(trouble.since, language) })}
      {trouble.note && <LinkedText>{` ${trouble.note}`}</LinkedText>}
    </span>
  );
}
