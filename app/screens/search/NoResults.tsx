import { CircleQuestionMark, HandCoins, ListChecks, MapPin } from 'lucide-react';
import type { RefObject } from 'react';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './NoResults.module.css';
import { Situations } from './Situations.tsx';
import { SpellingLink } from './SpellingLink.tsx';
import type { SearchParams } from './searchParams.ts';

export type Helpline = { number: string; title: string; confidence: 'high' | 'medium' };

const WAYS_ON = [
  { word: 'whatCanIGet', path: '/eligibility', Icon: CircleQuestionMark },
  { word: 'allSchemes', path: '/scheme', Icon: HandCoins },
  { word: 'findOffice', path: '/office', Icon: MapPin },
  { word: 'index', path: '/sitemap', Icon: ListChecks },
] as const;

type NoResultsProps = {
  summary: RefObject<HTMLHeadingElement | null>;
  params: SearchParams;
  corrected: string | undefined;
  helplines: Helpline[];
};

/** Nothing was found: what to try, ways onward, and people who can be params. */
export function NoResults({ summary, params, corrected, helplines }: NoResultsProps) {
  const { t } = useTranslation(['search', 'components']);
  return (
    <>
      <EmptyState picture="/images/scenes/search-geru.svg">
        <h2 ref={summary} tabIndex={-1} className={styles.summary}>
          {t('noResults', { query: params.query })}
        </h2>
        <SpellingLink params={params} corrected={corrected} />
        <p>{t('tips.spelling')}</p>
        <p>{t('tips.fewer')}</p>
        <nav aria-label={t('waysOn')}>
          <LinkList ways={WAYS_ON.map(({ word, path, Icon }) => ({ label: t(word), path, Icon }))} />
        </nav>
      </EmptyState>
      <LabelledSection title={t('whoNeeds')}>
        <Situations />
      </LabelledSection>
      <LabelledSection title={t('ask')}>
        <ul className={styles.helplines}>
          {helplines.map(({ number, title, confidence }) => (
            <li key={number}>
              <p>{title}</p>
              <PhoneLink number={number} of={title} />
              {confidence === 'medium' && <p className={styles.doubt}>{t('components:toBeConfirmed')}</p>}
            </li>
          ))}
        </ul>
      </LabelledSection>
    </>
  );
}
