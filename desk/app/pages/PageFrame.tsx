import type { Ref } from 'react';
import type { Language } from '#app/i18n/language.ts';
import { useTranslator } from '../words.ts';
import styles from './PageFrame.module.css';

type Props = {
  name: string;
  language: Language;
  address: string;
  frame?: Ref<HTMLIFrameElement>;
  onLoad?: () => void;
};

/** Shows a page as on a phone, scaled down by the styles of its surroundings. */
export function PageFrame({ name, language, address, frame, onLoad }: Props) {
  const { t } = useTranslator();
  const title = t('pages.frame', { name, language: t(language === 'mr' ? 'marathi' : 'english') });
  return (
    <div className={styles.frame}>
      <iframe ref={frame} title={title} lang={language} src={address} referrerPolicy="no-referrer" onLoad={onLoad} />
    </div>
  );
}
