import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { BodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import { PageLink } from '../links/PageLink.tsx';
import styles from './NearbyCentres.module.css';

/** Names centres near the visitor that help with papers and forms. */
export function NearbyCentres({ centres }: { centres: BodyWithOffices['nearby'] }) {
  const { t } = useTranslation('offices-by-district');
  if (centres.length === 0) return null;
  return (
    <section className={styles.nearby} aria-label={t('nearby')}>
      <h3>{t('nearby')}</h3>
      <ul>
        {centres.map(({ id, title, purpose, howToFind, path }) => (
          <li key={id}>
            {path ? <PageLink to={path}>{title}</PageLink> : <b>{title}</b>}
            <p>
              {purpose && `${t('forPurpose')} ${purpose}. `}
              {howToFind}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
