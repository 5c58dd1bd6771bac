import buttons from '#app/components/buttons.module.css';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Search.module.css';
import { Situations } from './Situations.tsx';

const OFTEN_NEEDED = [
  { word: 'often.hostels', path: '/hostels/governmenthostels' },
  { word: 'findOffice', path: '/office' },
  { word: 'often.papers', path: '/papers' },
  { word: 'often.services', path: '/citizen/services' },
  { word: 'often.rights', path: '/rtsact' },
  { word: 'index', path: '/sitemap' },
] as const;

/** Shows life situations and popular pages while there is no query, and always without script. */
export function Start() {
  const { t } = useTranslation('search');
  return (
    <>
      <div className={styles.withoutScript}>
        <Note>
          <p>{t('without')}</p>
          <PageLink to="/sitemap">{t('index')}</PageLink>
        </Note>
      </div>
      <div>
        <LabelledSection
          title={t('whoNeeds')}
          beside={
            <PageLink to="/eligibility" className={buttons.secondary}>
              {t('whatCanIGet')}
            </PageLink>
          }
        >
          <Situations />
        </LabelledSection>
        <LabelledSection title={t('oftenNeeded')}>
          <LinkList ways={OFTEN_NEEDED.map(({ word, path }) => ({ label: t(word), path }))} />
        </LabelledSection>
      </div>
    </>
  );
}
