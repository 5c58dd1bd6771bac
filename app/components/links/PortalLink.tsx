import { formatDate } from '#app/i18n/format/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { LinkedPortal } from '#app/model/portals/data.server.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { LinkedText } from './LinkedText.tsx';
import styles from './PortalLink.module.css';

/** Links to a portal. If its address is unknown, shows its name and where to go instead. */
export function PortalLink({ portal: { title, url, trouble } }: { portal: LinkedPortal }) {
  return (
    <>
      {url ? <ExternalLink href={url}>{title}</ExternalLink> : <b>{title}.</b>}
      <PortalTrouble trouble={trouble} />
    </>
  );
}

/** Shows a warning beside a link: the portal did not open, has moved or has no known address. */
export function PortalTrouble({ trouble }: Pick<LinkedPortal, 'trouble'>) {
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
