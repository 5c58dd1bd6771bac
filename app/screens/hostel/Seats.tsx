import { BoldWords } from '#app/components/text/BoldWords.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { STUDENTS_PER_TRIANGLE, triangles } from '#app/model/hostels/rules.ts';
import styles from './Seats.module.css';

type SeatsProps = { seats: { capacity: number; admitted: number; free: number }; year: string };

/** Seats free as a figure and as a row of triangles, which are the people of this site's drawings. */
export function Seats({ seats, year }: SeatsProps) {
  const { t } = useTranslation('hostel');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { used, free } = triangles(seats);
  return (
    <div className={styles.seats}>
      <p className={styles.figure}>
        <BoldWords
          sentence={t('seatsFree', { count: seats.free, skipInterpolation: true })}
          values={{ year, free: number(seats.free), capacity: number(seats.capacity) }}
        />
      </p>
      <div className={styles.triangles} aria-hidden="true">
        {Array.from({ length: used + free }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the triangles have nothing but their place.
          <i key={index} data-used={index < used} />
        ))}
      </div>
      <p className={styles.legend}>
        {t('legend', { each: number(STUDENTS_PER_TRIANGLE), admitted: number(seats.admitted) })}
      </p>
    </div>
  );
}
