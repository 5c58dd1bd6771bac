import { useLocation } from 'react-router';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Related.module.css';
import { Section } from './Section.tsx';
import type { SchemePage } from './schemePage.server.ts';
import { oneStepFurther } from './wayBack.ts';

/** Passes the list on that this page was opened from: the way back from a related scheme keeps the filter too. */
export function Related({ schemes }: { schemes: SchemePage['related'] }) {
  const { t } = useTranslation('scheme');
  const { state } = useLocation();
  return (
    <Section id="related" title={t('related')}>
      <ul>
        {schemes.map(({ id, title }) => (
          <li key={id}>
            <PageLink to={`/scheme/${id}`} className={styles.link} state={oneStepFurther(state)}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
