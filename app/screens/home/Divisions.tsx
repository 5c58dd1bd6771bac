import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import styles from './Divisions.module.css';
import { HomeSection } from './HomeSection.tsx';

type DivisionsProps = { teaser: HomeContent['divisions'] };

/** The department's divisions. The first is the one this site belongs to; no address is known for the others. */
export function Divisions({ teaser }: DivisionsProps) {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={teaser.title}>
      <ul className={styles.divisions}>
        {teaser.divisions.map((division, place) => (
          <li key={division}>
            {division}
            {place === 0 && <span className={styles.here}>{t('divisions.thisSite')}</span>}
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
