import { MapPin, Phone } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './ContactSection.module.css';
import type { HomeContent } from './content.server.ts';
import { HomeSection } from './HomeSection.tsx';

/** Links the offices, and shows the general helplines. */
export function ContactSection({ helplines }: { helplines: HomeContent['helplines'] }) {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={t('ask.title')}>
      <ul className={styles.ways}>
        <li>
          <PageLink to="/district" className={buttons.secondary}>
            <MapPin aria-hidden="true" />
            <b>{t('ask.office')}</b>
          </PageLink>
        </li>
        {helplines.map(({ number, who }) => (
          <li key={number}>
            <a className={buttons.secondary} href={telephoneAddress(number)}>
              <Phone aria-hidden="true" />
              <span>
                <b>{number}</b> <small>{who}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
