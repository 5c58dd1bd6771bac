import { Accessibility, Building2, CalendarHeart, GraduationCap, HeartHandshake, UserRound } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Search.module.css';

/** Shows life situations and popular pages while there is no query, and always without JavaScript. */
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
          <LinkList
            links={[
              { label: t('often.hostels'), path: '/hostels/governmenthostels' },
              { label: t('findOffice'), path: '/office' },
              { label: t('often.papers'), path: '/papers' },
              { label: t('often.services'), path: '/citizen/services' },
              { label: t('often.rights'), path: '/rtsact' },
              { label: t('index'), path: '/sitemap' },
            ]}
          />
        </LabelledSection>
      </div>
    </>
  );
}

export function Situations() {
  const { t } = useTranslation('search');
  return (
    <LinkList
      links={[
        { label: t('situation.student'), path: '/scheme?for=student', Icon: GraduationCap },
        { label: t('situation.senior'), path: '/scheme?for=senior', Icon: CalendarHeart },
        { label: t('situation.widow'), path: '/scheme?for=widow', Icon: UserRound },
        { label: t('situation.disabled'), path: '/scheme?for=disabled', Icon: Accessibility },
        { label: t('situation.couple'), path: '/scheme?for=couple', Icon: HeartHandshake },
        { label: t('situation.organisation'), path: '/scheme?for=organisation', Icon: Building2 },
      ]}
    />
  );
}
