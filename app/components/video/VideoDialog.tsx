import { FileText } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LANGUAGES } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useLateTranslation } from '#app/i18n/useLateTranslation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { posterOf } from '#app/model/pictures/picture.ts';
import { captionFile } from '#app/model/videos/captionFile.ts';
import type { Film } from '#app/model/videos/film.server.ts';
import buttons from '../buttons.module.css';
import { Dialog } from '../dialogs/Dialog.tsx';
import { isDataSavingOn } from '../preferences/preferences.ts';
import { Paragraphs } from '../text/Prose.tsx';
import styles from './VideoDialog.module.css';

/** Plays a video as soon as it opens. In data-saving mode, waits for the play button. */
export function VideoDialog({ video, onClose }: { video: Film; onClose: () => void }) {
  const { t, ready } = useLateTranslation('video');
  const player = useRef<HTMLVideoElement>(null);
  const isDataSaved = isDataSavingOn();
  if (!ready) return null;
  return (
    <Dialog title={video.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/useMediaCaption: Captions renders the tracks. */}
      <video
        ref={player}
        className={styles.player}
        src={video.videoUrl}
        poster={isDataSaved ? undefined : posterOf(video.thumbnail)}
        width="640"
        height="480"
        controls
        autoPlay={!isDataSaved}
        preload={isDataSaved ? 'none' : undefined}
        playsInline
      >
        <Captions film={video.id} />
        {t('unsupported')}
      </video>
      <div className={styles.below}>
        <CaptionsChoice player={player} />
        <details className={styles.text}>
          <summary className={`${buttons.onward} as-link`}>
            <FileText aria-hidden="true" />
            <span>{t('readTranscript')}</span>
          </summary>
          <Transcript lines={video.transcript} />
        </details>
      </div>
    </Dialog>
  );
}

export function Transcript({ lines }: { lines: string[] }) {
  return (
    <div className={`stack ${styles.lines}`}>
      <Paragraphs lines={lines} />
    </div>
  );
}

const LANGUAGE_LABELS = { en: 'english', mr: 'marathi' } as const;

/** Adds captions in both languages and turns on those in the page's language. */
function Captions({ film }: { film: string }) {
  const { t } = useTranslation('shell');
  const pageLanguage = useLanguage();
  return LANGUAGES.map((language) => (
    <track
      key={language}
      kind="captions"
      src={captionFile(film, language)}
      srcLang={language}
      label={t(LANGUAGE_LABELS[language])}
      default={language === pageLanguage}
    />
  ));
}

/** Offers a choice of captions, because the player's own menu is hard to find on a phone. */
function CaptionsChoice({ player }: { player: RefObject<HTMLVideoElement | null> }) {
  const { t } = useTranslation('video');
  const [shown, setShown] = useState<string>(useLanguage());
  useEffect(() => {
    const tracks = player.current?.textTracks;
    const update = () => setShown([...(tracks ?? [])].find(({ mode }) => mode === 'showing')?.language ?? '');
    tracks?.addEventListener('change', update);
    return () => tracks?.removeEventListener('change', update);
  }, [player]);
  const show = (language: string) => {
    for (const track of player.current?.textTracks ?? [])
      track.mode = track.language === language ? 'showing' : 'disabled';
  };
  return (
    <select
      className={buttons.quiet}
      aria-label={t('captions')}
      value={shown}
      onChange={(event) => show(event.target.value)}
    >
      <option value="en">{t('captionsEnglish')}</option>
      <option value="mr">{t('captionsMarathi')}</option>
      <option value="">{t('noCaptions')}</option>
    </select>
  );
}
