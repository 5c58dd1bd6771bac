import { dayInIndia } from '#app/model/indiaTime.ts';
import { formatWeekday, momentInIndia } from '../formatMoment.ts';
import { useTranslator } from '../words.ts';
import styles from './MomentFields.module.css';

type DayAndTime = { day: string; time: string };

type Props = { value: DayAndTime; onChange: (value: DayAndTime) => void };

/** Asks for a day and a time in India, and says them in words with the weekday. */
export function MomentFields({ value, onChange }: Props) {
  const { language, t } = useTranslator();
  const moment = momentInIndia(value.day, value.time);
  return (
    <div className={`columns ${styles.moment}`}>
      <label>
        {t('publishing.day')}
        <input
          className="input"
          type="date"
          required
          min={dayInIndia(new Date())}
          value={value.day}
          onChange={(event) => onChange({ ...value, day: event.target.value })}
        />
      </label>
      <label>
        {t('publishing.time')}
        <input
          className="input"
          type="time"
          required
          value={value.time}
          onChange={(event) => onChange({ ...value, time: event.target.value })}
        />
      </label>
      <p className="small" role="status">
        {moment && `${formatWeekday(moment, language)}. `}
        {t('publishing.indiaTime')}
      </p>
    </div>
  );
}
