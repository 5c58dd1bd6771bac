import { ChevronLeft, ChevronRight, Megaphone, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import { IconButton } from './IconButton.tsx';
import styles from './LatestUpdates.module.css';
import { useAutoplay, wrapIndex } from './useAutoplay.ts';

/** Time in which a slow reader reads one line of 14 words. */
const READING_MS = 7000;

/** Shows one line at a time, newest first. Without JavaScript, shows all lines. */
export function LatestUpdates({ updates }: { updates: HomeContent['latestUpdates'] }) {
  const { t, language } = useTranslation(['home', 'components']);
  const [shown, setShown] = useState(0);
  const total = updates.length;
  const turn = (step: number) => setShown((index) => wrapIndex(index, step, total));
  const { playing, moving, toggle, pause, hold } = useAutoplay(() => turn(1), READING_MS);
  const choose = (step: number) => {
    pause();
    turn(step);
  };
  return (
    <section className={styles.bar} aria-label={t('updates.latest')}>
      <div className={`wrap ${styles.row}`}>
        <p className={styles.label}>
          <Megaphone aria-hidden="true" />
          {t('updates.label')}
        </p>
        <ul className={styles.lines} aria-live={moving ? 'off' : 'polite'} {...hold}>
          {updates.map(({ date, text, path }, index) => (
            <li key={path} className={styles.line} data-shown={index === shown}>
              <PageLink to={path}>{t('updates.dated', { date: formatDate(date, language), text })}</PageLink>
            </li>
          ))}
        </ul>
        <div className={`needs-script ${styles.controls}`}>
          <span className={styles.count}>{t('components:counter', { n: shown + 1, total })}</span>
          <IconButton Icon={ChevronLeft} label={t('updates.previous')} onClick={() => choose(-1)} />
          <IconButton
            Icon={playing ? Pause : Play}
            label={t(playing ? 'updates.pause' : 'updates.play')}
            onClick={toggle}
          />
          <IconButton Icon={ChevronRight} label={t('updates.next')} onClick={() => choose(1)} />
        </div>
      </div>
    </section>
  );
}
