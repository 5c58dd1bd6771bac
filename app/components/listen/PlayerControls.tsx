import { Pause, Play, Square, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons.module.css';
import { SelectField } from '../forms/SelectField.tsx';
import styles from './Player.module.css';
import type { Speed } from './reader.ts';
import type { useReader } from './useReader.ts';

const SPEEDS = ['slower', 'normal', 'faster'] as const;

type PlayerControlsProps = { reader: ReturnType<typeof useReader>; onStop: () => void };

/** Shows the state of the reader and the buttons that change it. */
export function PlayerControls({ reader, onStop }: PlayerControlsProps) {
  const { state, parts } = reader;
  const { t } = useTranslation('listen');
  const [speed, setSpeed] = useState<Speed>('normal');
  const [part, setPart] = useState('0');
  const chooseSpeed = (value: string) => {
    const wanted = SPEEDS.find((known) => known === value) ?? 'normal';
    setSpeed(wanted);
    reader.setSpeed(wanted);
  };
  const choosePart = (first: string) => {
    setPart(first);
    reader.readPart(Number(first));
  };
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
        <SelectField
          label={t('speed')}
          value={speed}
          options={SPEEDS.map((value) => ({ value, label: t(`speeds.${value}`) }))}
          onChange={chooseSpeed}
        />
        <SelectField
          label={t('part')}
          value={part}
          options={[
            { value: '0', label: t('wholePage') },
            ...parts.map(({ title, first }) => ({ value: String(first), label: title })),
          ]}
          onChange={choosePart}
        />
      </div>
    </>
  );
}

/** Explains on each kind of device how to install a voice of the page's language. */
function VoiceHelp({ onClose }: { onClose: () => void }) {
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
