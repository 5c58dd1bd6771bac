import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type Cautioned, cautionSentence } from '#app/model/cautions.ts';
import { Tag } from '../text/Tag.tsx';
import styles from './Cautions.module.css';

/** Marks an entry with its cautions, in a list or on a card. */
export function Cautions({ entry }: { entry: Cautioned }) {
  const { t, language } = useTranslation('components');
  const text = cautionSentence(entry, t, language).replace(/\.$/, '');
  return text === '' ? null : <Tag>{text}</Tag>;
}

/** Marks a page with the cautions of its entry, and says in a line what to do about them. */
export function PageCautions({ entry }: { entry: Cautioned }) {
  const { t } = useTranslation('components');
  const { sample, nameUntil, confidence } = entry;
  const line = sample
    ? t('sampleNote')
    : [nameUntil && t('caution.newName'), confidence === 'medium' && t('pageToBeConfirmed')].filter(Boolean).join(' ');
  return (
    <div className={`muted ${styles.cautions}`}>
      <Cautions entry={entry} />
      {line && <p>{line}</p>}
    </div>
  );
}
