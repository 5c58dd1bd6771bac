import { useState } from 'react';
import { ListChoice } from '#app/components/forms/ListChoice.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { type LocatedOffice, OfficeCard } from '#app/components/offices/OfficeCard.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ALL_LOCATIONS, officesAt } from '#app/model/offices/rules.ts';
import styles from './OfficeList.module.css';

type OfficeListProps = {
  offices: (LocatedOffice & { locationId: string })[];
  locations: { value: string; label: string }[];
};

/** All offices, or those of one location. Without script all of them stay in sight. */
export function OfficeList({ offices, locations }: OfficeListProps) {
  const { t } = useTranslation('office-directory');
  const language = useLanguage();
  const [location, setLocation] = useState(ALL_LOCATIONS);
  const shown = officesAt(offices, location);
  return (
    <div className={styles.directory}>
      <ListChoice
        label={t('location')}
        value={location}
        options={[{ value: ALL_LOCATIONS, label: t('allLocations') }, ...locations]}
        onChange={setLocation}
        count={t('count', { count: shown.length, number: formatNumber(shown.length, language) })}
      />
      {shown.length === 0 && (
        <div className={styles.none}>
          <p>
            <b>{t('noOffices')}</b>
          </p>
          <PageLink to="/office/assistant">{t('askAssistant')}</PageLink>
        </div>
      )}
      <div className={styles.offices}>
        {shown.map((office) => (
          <OfficeCard key={office.locationId} id={office.locationId} office={office} />
        ))}
      </div>
    </div>
  );
}
