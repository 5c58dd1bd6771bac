import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Report.module.css';
import type { ShownPoint } from './shown.server.ts';

/** The points that are not met, not checked or only partly shown, and those that only the owner can complete. */
export function WhatIsLeft({ points }: { points: ShownPoint[] }) {
  const { t } = useTranslation('conformance-report');
  return (
    <>
      <p>{t('leftText')}</p>
      {(['notMet', 'notChecked', 'partly', 'owner'] as const).map((state) => {
        const left = points.filter((point) => point.state === state);
        return (
          left.length > 0 && (
            <div key={state}>
              <h3>{t(`states.${state}`)}</h3>
              <ul className={styles.left}>
                {left.map(({ gigw, wcag, title, reason }) => (
                  <li key={title}>
                    <b>
                      {gigw ?? wcag} {title}
                    </b>
                    {reason && <span>: {reason}</span>}
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </>
  );
}
