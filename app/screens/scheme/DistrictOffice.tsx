import { useTranslation } from 'react-i18next';
import { OfficeContact } from '#app/components/OfficeContact/OfficeContact.tsx';
import { SelectField } from '#app/components/SelectField/SelectField.tsx';
import styles from './DistrictOffice.module.css';
import type { Place } from './schemePage.server.ts';

type DistrictOfficeProps = { place: Place; district: string; onDistrict: (district: string) => void };

/** The list of districts, and below it the office of the one that is chosen. */
export function DistrictOffice({ place: { offices }, district, onDistrict }: DistrictOfficeProps) {
  const { t } = useTranslation('scheme');
  const chosen = offices.find(({ locationId }) => locationId === district);
  return (
    <div className={`needs-script ${styles.office}`} data-chosen={chosen !== undefined}>
      <div className={styles.choice}>
        <SelectField
          label={t('yourDistrict')}
          value={chosen?.locationId ?? ''}
          options={[
            { value: '', label: t('chooseDistrict') },
            ...offices.map(({ locationId, location }) => ({ value: locationId, label: location })),
          ]}
          onChange={onDistrict}
        />
      </div>
      <div aria-live="polite">{chosen && <OfficeContact office={chosen} framed={false} />}</div>
    </div>
  );
}
