import { X } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons.module.css';
import styles from './Player.module.css';

/** The device has no voice of the page's language: how one gets it, on the three kinds of devices that people have. */
export function NoVoice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('listen');
  return (
    <>
      <p className={styles.state} role="status">
        {t('noVoice')}
      </p>
      <dl className={styles.ways}>
        {(['android', 'iphone', 'windows'] as const).map((device) => (
          <div key={device}>
            <dt>{t(`device.${device}`)}</dt>
            <dd>{t(`getVoice.${device}`)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={buttons.quiet} onClick={onClose}>
        <X aria-hidden="true" />
        {t('close')}
      </button>
    </>
  );
}
