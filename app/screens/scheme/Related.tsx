import { useTranslation } from 'react-i18next';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import styles from './Related.module.css';
import { Section } from './Section.tsx';
import type { SchemePage } from './schemePage.server.ts';

export function Related({ schemes }: { schemes: SchemePage['related'] }) {
  const { t } = useTranslation('scheme');
  return (
    <Section id="related" title={t('related')}>
      <ul>
        {schemes.map(({ id, title }) => (
          <li key={id}>
            <PageLink to={`/scheme/${id}`} className={styles.link}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
