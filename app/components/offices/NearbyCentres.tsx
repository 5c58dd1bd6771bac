import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { BodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import { PageLink } from '../links/PageLink.tsx';
import { Expandable } from '../text/Expandable.tsx';
import styles from './NearbyCentres.module.css';

/** Lists public centres, that help with papers and forms. */
export function NearbyCentres({ centres }: { centres: BodyWithOffices['nearby'] }) {
  const { t } = useTranslation('offices-by-district');
  if (centres.length === 0) return null;
  return (
    <Expandable label={t('nearby')}>
      <ul className={styles.nearby}>
        {centres.map(({ id, title, purpose, howToFind, path }) => (
          <li key={id}>
            {path ? (
              <PageLink to={path} className="tap">
                {title}
              </PageLink>
            ) : (
              <b>{title}</b>
            )}
            <p>
              {purpose && `${t('forPurpose')} ${purpose}. `}
              {howToFind}
            </p>
          </li>
        ))}
      </ul>
    </Expandable>
  );
}
