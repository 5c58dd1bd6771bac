import { ListChoice } from '#app/components/forms/ListChoice.tsx';
import { PageContents } from '#app/components/page/PageContents.tsx';
import { useDistrict } from '#app/components/preferences/useDistrict.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Listed, officesByDistrict } from '#app/model/offices/byDistrict.server.ts';
import styles from './DistrictOffices.module.css';
import { ListedOffices } from './ListedOffices.tsx';

type DistrictOfficesProps = { districts: ReturnType<typeof officesByDistrict>; higher: Listed[] };

/** All districts with links to each, or the one that the visitor chose here or anywhere else. Without script all of them. */
export function DistrictOffices({ districts, higher }: DistrictOfficesProps) {
  const { t } = useTranslation('offices-by-district');
  const language = useLanguage();
  const [chosen, choose] = useDistrict(districts.map(({ id }) => id));
  const district = districts.find(({ id }) => id === chosen);
  const parts = districts.map(({ id, name }) => ({ id: id as string, title: name }));
  return (
    <div className={styles.body}>
      <ListChoice
        label={t('yourDistrict')}
        value={district?.id ?? ''}
        options={[
          { value: '', label: t('allDistricts') },
          ...districts.map(({ id, choice }) => ({ value: id, label: choice })),
        ]}
        onChange={choose}
        count={
          district
            ? t('shown', { district: district.name, number: formatNumber(district.offices.length, language) })
            : t('shownAll', { number: formatNumber(districts.length, language) })
        }
      />
      {!district && <PageContents parts={[...parts, { id: 'above', title: t('above') }]} />}
      {(district ? [district] : districts).map(({ id, name, offices }) => (
        <ListedOffices key={id} id={id} title={name} offices={offices} />
      ))}
      <ListedOffices id="above" title={t('above')} lead={t('aboveLead')} offices={higher} />
    </div>
  );
}
