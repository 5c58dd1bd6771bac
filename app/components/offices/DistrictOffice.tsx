import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Place } from '#app/model/offices/places.server.ts';
import { SelectField } from '../forms/SelectField.tsx';
import styles from './DistrictOffice.module.css';
import { OfficeContact } from './OfficeContact.tsx';

type DistrictOfficeProps = { place: Place; district: string; onDistrict: (district: string) => void };

/** The list of districts, and below it the office of the one that is chosen. */
export function DistrictOffice({ place: { offices }, district, onDistrict }: DistrictOfficeProps) {
  const { t } = useTranslation('offices-by-district');
  const chosen = offices.find(({ locationId }) => locationId === district);
  return (
    <div className={`needs-script ${styles.office}`} data-chosen={chosen !== undefined}>
      <div className={styles.choice}>
        <SelectField
          label={t('yourDistrict')}
          value={chosen?.locationId ?? ''}
          options={[
            { value: '', label: t('chooseDistrict') },
            ...offices.map(({ locationId, choice }) => ({ value: locationId, label: choice })),
          ]}
          onChange={onDistrict}
        />
      </div>
      <div aria-live="polite">{chosen && <OfficeContact office={chosen} look="bare" />}</div>
    </div>
  );
}
