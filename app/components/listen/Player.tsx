import { Pause, Play, Square, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLateTranslation } from '#app/i18n/useLateTranslation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons.module.css';
import { SelectField } from '../forms/SelectField.tsx';
import styles from './Player.module.css';
import { RATES, type Speed } from './reader.ts';
import { useReader } from './useReader.ts';

/** Shows the bar of the player and starts reading on mount. */
export function Player({ onClose }: { onClose: () => void }) {
  const { t, ready } = useLateTranslation('listen');
  const bar = useRef<HTMLElement>(null);
  const reader = useReader();
  useEffect(() => {
    if (ready) bar.current?.focus();
  }, [ready]);
  if (!ready) return null;
  return (
    <section ref={bar} className={`no-print ${styles.bar}`} aria-label={t('title')} tabIndex={-1}>
      <div className={`wrap ${styles.inside}`}>
        <PlayerControls reader={reader} onStop={onClose} />
      </div>
    </section>
  );
}

type PlayerControlsProps = { reader: ReturnType<typeof useReader>; onStop: () => void };

/** Shows the state of the reader and the buttons that change it. */
export function PlayerControls({ reader, onStop }: PlayerControlsProps) {
  const { state } = reader;
  const { t } = useTranslation('listen');
  if (state === 'noVoice') return <VoiceHelp onClose={onStop} />;
  return (
    <>
      <p className={styles.state} role="status">
        {t(`state.${state}`)}
      </p>
      <div className={styles.controls}>
        {state === 'reading' || state === 'waiting' ? (
          <button type="button" className={buttons.primary} disabled={state === 'waiting'} onClick={reader.pause}>
            <Pause aria-hidden="true" />
            {t('pause')}
          </button>
        ) : (
          <button type="button" className={buttons.primary} onClick={reader.read}>
            <Play aria-hidden="true" />
            {t(state === 'paused' ? 'goOn' : 'again')}
          </button>
        )}
        <button type="button" className={buttons.quiet} onClick={onStop}>
          <Square aria-hidden="true" />
          {t('stop')}
        </button>
        <PlayerFields reader={reader} />
      </div>
    </>
  );
}

function PlayerFields({ reader }: Pick<PlayerControlsProps, 'reader'>) {
  const { t } = useTranslation('listen');
  const [speed, setSpeed] = useState<Speed>('normal');
  const [part, setPart] = useState('0');
  const parts = reader.parts.map(({ title, first }) => ({ value: String(first), label: title }));
  return (
    <>
      <SelectField
        label={t('speed')}
        value={speed}
        options={(Object.keys(RATES) as Speed[]).map((value) => ({ value, label: t(`speeds.${value}`) }))}
        onChange={(chosen) => {
          setSpeed(chosen);
          reader.setSpeed(chosen);
        }}
      />
      <SelectField
        label={t('part')}
        value={part}
        options={[{ value: '0', label: t('wholePage') }, ...parts]}
        onChange={(first) => {
          setPart(first);
          reader.readPart(Number(first));
        }}
      />
    </>
  );
}

/** Explains, for each kind of device, how to install a voice for the language of the page. */
function VoiceHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('listen');
  return (
    <>
      <p className={styles.state} role="status">
        {t('noVoice')}
      </p>
      <dl className={styles.instructions}>
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
