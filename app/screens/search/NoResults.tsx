import { Building2, CircleQuestionMark, HandCoins, ListChecks, MapPin } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './NoResults.module.css';
import { Situations } from './Start.tsx';

export type Helpline = { number: string; title: string };

type NoResultsProps = {
  summary: RefObject<HTMLHeadingElement | null>;
  query: string;
  helplines: Helpline[];
  children: ReactNode;
};

/** Shows tips, links and telephone numbers if nothing was found. */
export function NoResults({ summary, query, helplines, children }: NoResultsProps) {
  const { t } = useTranslation(['search', 'components']);
  return (
    <>
      <EmptyState picture="/images/scenes/search-geru.svg">
        <h2 ref={summary} tabIndex={-1} className={styles.summary}>
          {t('noResults', { query })}
        </h2>
        {children}
        <p>{t('tips.spelling')}</p>
        <p>{t('tips.fewer')}</p>
        <nav aria-label={t('waysOn')}>
          <LinkList
            links={[
              { label: t('whatCanIGet'), path: '/eligibility', Icon: CircleQuestionMark },
              { label: t('allSchemes'), path: '/scheme', Icon: HandCoins },
              { label: t('otherDepartments'), path: '/elsewhere', Icon: Building2 },
              { label: t('findOffice'), path: '/office', Icon: MapPin },
              { label: t('index'), path: '/sitemap', Icon: ListChecks },
            ]}
          />
        </nav>
      </EmptyState>
      <LabelledSection title={t('whoNeeds')}>
        <Situations />
      </LabelledSection>
      <LabelledSection title={t('ask')}>
        <ul className={styles.helplines}>
          {helplines.map(({ number, title }) => (
            <li key={number}>
              <p>{title}</p>
              <PhoneLink number={number} of={title} />
            </li>
          ))}
        </ul>
      </LabelledSection>
    </>
  );
}
