import { formatFileSize, formatNumber } from '#app/i18n/format/numbers.ts';
import type { MediaFile } from '../../server/media/listMedia.ts';
import { fileAddress } from '../api.ts';
import { locatedTitle } from '../editor/entryTitle.ts';
import { Tag } from '../Tag.tsx';
import { entryHref } from '../useRoute.ts';
import { useTranslator } from '../words.ts';
import styles from './Media.module.css';

/** Number of uses that are visible without opening the rest. */
const FIRST_USES = 4;

/** Shows a picture or PDF with its size, and links to the fields that name it. */
export function MediaItem({ file }: { file: MediaFile }) {
  const { language, t } = useTranslator();
  const { path, kind, bytes, width, height, isDraft, usedIn } = file;
  const pixels =
    width && height
      ? [t('filePixels', { width: formatNumber(width, language), height: formatNumber(height, language) })]
      : [];
  const facts = [t(`media.${kind}`), formatFileSize(bytes, language), ...pixels].join(' · ');
  return (
    <li>
      {kind === 'picture' ? (
        <img className={styles.picture} src={fileAddress(path)} alt="" loading="lazy" />
      ) : (
        <span className={styles.pdf} aria-hidden="true">
          {t('media.pdf')}
        </span>
      )}
      <div>
        <p className="taps">
          <a href={fileAddress(path)} target="_blank" rel="noreferrer">
            <span className="sr">{t('media.open', { name: '' })}</span>
            {path.slice(1)}
          </a>
        </p>
        <p>
          {facts} {isDraft && <Tag tone="warn">{t('media.draft')}</Tag>}{' '}
          {usedIn.length === 0 && <Tag tone="warn">{t('media.unused')}</Tag>}
        </p>
        <Uses usedIn={usedIn.slice(0, FIRST_USES)} label={t('media.usedIn')} />
        {usedIn.length > FIRST_USES && (
          <details>
            <summary>{t('media.more', { count: usedIn.length - FIRST_USES })}</summary>
            <Uses usedIn={usedIn.slice(FIRST_USES)} label={t('media.usedIn')} />
          </details>
        )}
      </div>
    </li>
  );
}

function Uses({ usedIn, label }: Pick<MediaFile, 'usedIn'> & { label: string }) {
  const { language } = useTranslator();
  if (usedIn.length === 0) return null;
  return (
    <p className="cluster taps">
      {label}:
      {usedIn.map((use) => (
        <a key={`${use.collection} ${use.entry} ${use.path.join('.')}`} href={entryHref(use)}>
          {[locatedTitle(use, language), use.field].filter(Boolean).join(': ')}
        </a>
      ))}
    </p>
  );
}
