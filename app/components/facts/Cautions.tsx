import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type Cautioned, cautionSentence } from '#app/model/cautions.ts';
import { Tag } from '../text/Tag.tsx';
import styles from './Cautions.module.css';

/** Marks an entry with its cautions. `isInList`: omits that the entry is unconfirmed, because `ListCaution` says so for the list. */
export function Cautions({ entry, isInList }: { entry: Cautioned; isInList?: boolean }) {
  const { t, language } = useTranslation('components');
  const { confidence, ...others } = entry;
  const text = cautionSentence(isInList ? others : entry, t, language).replace(/\.$/, '');
  return text === '' ? null : <Tag>{text}</Tag>;
}

/** Says once above a list that some of its entries are unconfirmed, because readers would ignore a mark on every row. */
export function ListCaution({ entries }: { entries: readonly (Cautioned | undefined)[] }) {
  const { t } = useTranslation('components');
  const isUnconfirmed = entries.some((entry) => entry?.confidence === 'medium' && !entry.sample);
  return isUnconfirmed && <p className={`small ${styles.ofList}`}>{t('someToBeConfirmed')}</p>;
}

/** Marks a page with the cautions of its entry, and says in one line what readers should do. */
export function PageCautions({ entry }: { entry: Cautioned }) {
  const { t } = useTranslation('components');
  const { sample, nameUntil, confidence } = entry;
  const line = sample
    ? t('sampleNote')
    : [nameUntil && t('caution.newName'), confidence === 'medium' && t('askBeforeRelying')].filter(Boolean).join(' ');
  return (
    <div className={`muted ${styles.cautions}`}>
      <Cautions entry={entry} />
      {line && <p>{line}</p>}
    </div>
  );
}
