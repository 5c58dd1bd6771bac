import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DistrictChoice } from '#app/model/offices/bodyOffices.server.ts';
import buttons from '../buttons.module.css';
import { PartSelect } from '../forms/PartSelect.tsx';
import styles from './DistrictSelects.module.css';

type DistrictSelectsProps = { districts: readonly DistrictChoice[]; withTalukas: boolean };

/** Asks for the district and, once it is chosen, for the taluka. Both are remembered; hidden without script. */
export function DistrictSelects({ districts, withTalukas }: DistrictSelectsProps) {
  const { t } = useTranslation('offices-by-district');
  const hint = t('talukaHint');
  const districtOptions = districts.map(({ id, name, choice, talukas }) => ({
    value: id,
    label: choice,
    ...(choice !== name && { name }),
    ...(withTalukas && talukas.length > 0 && { message: hint }),
  }));
  return (
    <div className={`needs-script no-print ${styles.choice}`}>
      <div className={styles.selects}>
        <PartSelect
          label={t('yourDistrict')}
          initial=""
          options={[{ value: '', label: t('chooseDistrict') }, ...districtOptions]}
          preference="district"
        />
        {withTalukas &&
          districts
            .filter(({ talukas }) => talukas.length > 0)
            .map(({ id, talukas }) => (
              <div key={id} data-part-only={id} hidden>
                <PartSelect
                  label={t('yourTaluka')}
                  initial=""
                  options={[
                    { value: '', label: t('chooseTaluka'), message: hint },
                    ...talukas.map((taluka) => ({ value: taluka.id, label: taluka.name })),
                  ]}
                  preference="taluka"
                />
              </div>
            ))}
      </div>
      {withTalukas && <p className={styles.hint} aria-live="polite" data-message="" />}
      <p className={styles.remembered} data-remembered="true" hidden>
        <span>
          <b data-chosen-name="" /> {t('remembered')}
        </span>
        <button type="button" className={`${buttons.onward} as-link`} data-forget="">
          {t('forget')}
        </button>
      </p>
    </div>
  );
}
