import { ChevronLeft, ChevronRight, Megaphone, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import styles from './LatestUpdates.module.css';
import { useAutoplay, wrapIndex } from './useAutoplay.ts';

/** Time to read one line: 14 words at the pace of a slow reader. */
const READING_MS = 7000;

type LatestUpdatesProps = { updates: HomeContent['latestUpdates'] };

/** One line at a time, from the newest on. Without script all lines stand below each other. */
export function LatestUpdates({ updates }: LatestUpdatesProps) {
  const { t, language } = useTranslation(['home', 'components']);
  const [shown, setShown] = useState(0);
  const turn = (step: number) => setShown((place) => wrapIndex(place, step, updates.length));
  const { playing, moving, toggle, rest, hold } = useAutoplay(() => turn(1), READING_MS);
  const choose = (step: number) => {
    rest();
    turn(step);
  };
  const PauseIcon = playing ? Pause : Play;
  return (
    <section className={styles.bar} aria-label={t('updates.latest')}>
      <div className={`wrap ${styles.row}`}>
        <p className={styles.label}>
          <Megaphone aria-hidden="true" />
          {t('updates.label')}
        </p>
        <ul className={styles.lines} aria-live={moving ? 'off' : 'polite'} {...hold}>
          {updates.map(({ date, text, path }, place) => (
            <li key={path} className={styles.line} data-shown={place === shown}>
              <PageLink to={path}>{t('updates.dated', { date: formatDate(date, language), text })}</PageLink>
            </li>
          ))}
        </ul>
        <div className={`needs-script ${styles.controls}`}>
          <span className={styles.count}>
            {t('components:counter', {
              n: formatNumber(shown + 1, language),
              total: formatNumber(updates.length, language),
            })}
          </span>
          <button type="button" className={buttons.icon} aria-label={t('updates.previous')} onClick={() => choose(-1)}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <button
            type="button"
            className={buttons.icon}
            aria-label={t(playing ? 'updates.pause' : 'updates.play')}
            onClick={toggle}
          >
            <PauseIcon aria-hidden="true" />
          </button>
          <button type="button" className={buttons.icon} aria-label={t('updates.next')} onClick={() => choose(1)}>
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      </div>
    </section>
  );
}
