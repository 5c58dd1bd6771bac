import { Pause, Phone, Play, Square, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { useLateTranslation } from '#app/i18n/useLateTranslation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons.module.css';
import { SelectField } from '../forms/SelectField.tsx';
import styles from './Player.module.css';
import { RATES, type Speed } from './reader.ts';
import { useReader } from './useReader.ts';

/** Helpline to call if the device cannot read the page aloud. */
export type FallbackHelpline = { number: string; title: string };

/** `recording`: address of a recording of the page. */
type PlayerProps = { recording: string | undefined; call: FallbackHelpline | undefined; onClose: () => void };

/** Shows the player and starts to read when it is mounted. */
export function Player({ recording, call, onClose }: PlayerProps) {
  const { t, ready } = useLateTranslation('listen');
  const bar = useRef<HTMLElement>(null);
  const reader = useReader(recording);
  useEffect(() => {
    if (ready) bar.current?.focus();
  }, [ready]);
  if (!ready) return null;
  return (
    <section ref={bar} className={`no-print ${styles.bar}`} aria-label={t('title')} tabIndex={-1}>
      <div className={`wrap ${styles.inside}`}>
        <PlayerControls reader={reader} call={call} onStop={onClose} />
      </div>
    </section>
  );
}

type PlayerControlsProps = {
  reader: ReturnType<typeof useReader>;
  call?: FallbackHelpline | undefined;
  onStop: () => void;
};

/** Shows the state of the reader and the buttons that change it. */
export function PlayerControls({ reader, call, onStop }: PlayerControlsProps) {
  const { state } = reader;
  const { t } = useTranslation('listen');
  const isQuiet = state === 'reading' || state === 'paused' || state === 'ended';
  return (
    <>
      <p className={isQuiet ? `${styles.state} ${styles.shownByButton}` : styles.state} role="status">
        {t(state === 'noVoice' && call ? 'noVoiceCall' : `state.${state}`)}
      </p>
      {state === 'noVoice' ? (
        call && (
          <a className={`${buttons.primary} ${styles.call}`} href={telephoneAddress(call.number)}>
            <Phone aria-hidden="true" />
            <span>
              {call.number} <small>{call.title}</small>
            </span>
          </a>
        )
      ) : (
        <ReadingControls reader={reader} />
      )}
      <button
        type="button"
        className={`${buttons.quiet} ${styles.stop}`}
        onClick={onStop}
        aria-label={t(state === 'noVoice' ? 'close' : 'stop')}
      >
        {state === 'noVoice' ? <X aria-hidden="true" /> : <Square aria-hidden="true" />}
      </button>
    </>
  );
}

function ReadingControls({ reader }: Pick<PlayerControlsProps, 'reader'>) {
  const { state } = reader;
  const { t } = useTranslation('listen');
  return (
    <>
      {state === 'reading' || state === 'waiting' ? (
        <button type="button" className={buttons.primary} disabled={state === 'waiting'} onClick={reader.pause}>
          <Pause aria-hidden="true" />
          {t('pause')}
        </button>
      ) : (
        <button type="button" className={buttons.primary} onClick={reader.read}>
          <Play aria-hidden="true" />
          <span>{t(state === 'paused' ? 'goOn' : 'again')}</span>
        </button>
      )}
      <SpeedField reader={reader} />
      {reader.parts.length > 0 && <PartField reader={reader} />}
    </>
  );
}

function SpeedField({ reader }: Pick<PlayerControlsProps, 'reader'>) {
  const { t } = useTranslation('listen');
  const [speed, setSpeed] = useState<Speed>('normal');
  return (
    <div className={styles.speed}>
      <SelectField
        label={t('speed')}
        value={speed}
        options={(Object.keys(RATES) as Speed[]).map((value) => ({ value, label: t(`speeds.${value}`) }))}
        onChange={(chosen) => {
          setSpeed(chosen);
          reader.setSpeed(chosen);
        }}
      />
    </div>
  );
}

/** Offers the sections of the page in a select. Narrow windows have no room for it. */
function PartField({ reader }: Pick<PlayerControlsProps, 'reader'>) {
  const { t } = useTranslation('listen');
  const [part, setPart] = useState('0');
  const parts = reader.parts.map(({ title, first }) => ({ value: String(first), label: title }));
  return (
    <div className={styles.part}>
      <SelectField
        label={t('part')}
        value={part}
        options={[{ value: '0', label: t('wholePage') }, ...parts]}
        onChange={(first) => {
          setPart(first);
          reader.readPart(Number(first));
        }}
      />
    </div>
  );
}
