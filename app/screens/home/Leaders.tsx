import { Drawing } from '#app/components/media/Drawing.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import { HomeSection } from './HomeSection.tsx';
import styles from './Leaders.module.css';

type LeadersProps = { leaders: HomeContent['leaders'] };

/** Who heads the department, by office. A drawn figure stands where the department supplies no photo. */
export function Leaders({ leaders }: LeadersProps) {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={t('leadership')}>
      <ul className={styles.leaders}>
        {leaders.map(({ id, name, title, img }) => (
          <li key={id} className={styles.leader}>
            <div className={styles.picture}>
              {img ? <img src={img} width="240" height="240" alt="" loading="lazy" /> : <Drawing name="avatar" />}
            </div>
            <div>
              <h3>{name}</h3>
              <p>{title}</p>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
