import { ArrowRight } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import { HomeSection } from './HomeSection.tsx';
import styles from './Programmes.module.css';

type ProgrammesProps = { teaser: HomeContent['programsAndSchemes'] };

/** Three fields of help, each leading to its category of schemes. */
export function Programmes({ teaser }: ProgrammesProps) {
  const { t } = useTranslation('home');
  const viewAll = (
    <PageLink to="/scheme" className={buttons.secondary}>
      {teaser.viewAll}
    </PageLink>
  );
  return (
    <HomeSection title={teaser.title} beside={viewAll}>
      <ul className={styles.programmes}>
        {teaser.programmes.map(({ title, description, category, figures }) => (
          <li key={category}>
            <Drawing name={`figures-${figures}`} className={styles.figures} />
            <div className={styles.text}>
              <h3>{title}</h3>
              <p>{description}</p>
              <PageLink to={`/scheme?category=${category}`} className={buttons.onward}>
                {t('programmes.see')}
                <span className="sr">: {title}</span>
                <ArrowRight aria-hidden="true" />
              </PageLink>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
