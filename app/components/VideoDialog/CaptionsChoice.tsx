import { type RefObject, useEffect, useState } from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons.module.css';

type CaptionsChoiceProps = { player: RefObject<HTMLVideoElement | null> };

/** The captions' language, or none. The player's own menu says the same, but it is hard to find on a phone. */
export function CaptionsChoice({ player }: CaptionsChoiceProps) {
  const { t } = useTranslation('video');
  const [shown, setShown] = useState<string>(useLanguage());
  useEffect(() => {
    const tracks = player.current?.textTracks;
    const follow = () => setShown([...(tracks ?? [])].find(({ mode }) => mode === 'showing')?.language ?? '');
    tracks?.addEventListener('change', follow);
    return () => tracks?.removeEventListener('change', follow);
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
