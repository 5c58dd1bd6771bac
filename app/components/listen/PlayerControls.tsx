import { Pause, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons.module.css';
import { SelectField } from '../forms/SelectField.tsx';
import styles from './Player.module.css';
import type { Part } from './readable.ts';
import type { Speed } from './reader.ts';
import type { ListenState } from './useReader.ts';

const SPEEDS = ['slower', 'normal', 'faster'] as const;

type PlayerControlsProps = {
  state: Exclude<ListenState, 'noVoice'>;
  parts: readonly Part[];
  onPause: () => void;
  onRead: () => void;
  onStop: () => void;
  onSpeed: (speed: Speed) => void;
  onPart: (first: number) => void;
};

/** What is going on, and the ways to change it: each with its word. */
export function PlayerControls({ state, parts, onPause, onRead, onStop, onSpeed, onPart }: PlayerControlsProps) {
  const { t } = useTranslation('listen');
  const [speed, setSpeed] = useState<Speed>('normal');
  const [part, setPart] = useState('0');
  const chooseSpeed = (value: string) => {
    const wanted = SPEEDS.find((known) => known === value) ?? 'normal';
    setSpeed(wanted);
    onSpeed(wanted);
  };
  const choosePart = (first: string) => {
    setPart(first);
    onPart(Number(first));
  };
  return (
    <>
      <p className={styles.state} role="status">
        {t(`state.${state}`)}
      </p>
      <div className={styles.controls}>
        {state === 'reading' || state === 'waiting' ? (
          <button type="button" className={buttons.primary} disabled={state === 'waiting'} onClick={onPause}>
            <Pause aria-hidden="true" />
            {t('pause')}
          </button>
        ) : (
          <button type="button" className={buttons.primary} onClick={onRead}>
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
