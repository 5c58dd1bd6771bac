import { useState } from 'react';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { MediaFile } from '../../server/media/listMedia.ts';
import { address, request } from '../api.ts';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { useLoaded } from '../useLoaded.ts';
import { useTranslator } from '../words.ts';
import styles from './Media.module.css';
import { MediaItem } from './MediaItem.tsx';

type Filter = { kind: MediaFile['kind'] | 'all'; text: string; onlyUnused: boolean };

/** Lists all pictures and PDFs, with the fields that name each. */
export function Media() {
  const { language, t } = useTranslator();
  useScreenTitle(t('media.title'));
  const load = () => request<{ files: MediaFile[] }>('GET', address('/api/media', { language }));
  const { data, problem } = useLoaded(['media', language], load);
  const [filter, setFilter] = useState<Filter>({ kind: 'all', text: '', onlyUnused: false });
  const files = data?.files;
  const shown = files?.filter((file) => matches(file, filter)) ?? [];
  return (
    <>
      <h2>{t('media.title')}</h2>
      <p>{t('media.help')}</p>
      {problem && <p role="alert">{problem}</p>}
      {files && (
        <>
          <MediaFilter filter={filter} onFilter={setFilter} />
          <p role="status">
            {shown.length === 0
              ? t('media.none')
              : t('media.shown', {
                  shown: formatNumber(shown.length, language),
                  all: formatNumber(files.length, language),
                })}
          </p>
          <ul className={styles.files}>
            {shown.map((file) => (
              <MediaItem key={file.path} file={file} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function matches({ path, kind, usedIn }: MediaFile, filter: Filter): boolean {
  const titles = usedIn.map(({ title, entry }) => `${title.en ?? ''} ${title.mr ?? ''} ${entry}`);
  return (
    (filter.kind === 'all' || filter.kind === kind) &&
    (!filter.onlyUnused || usedIn.length === 0) &&
    [path, ...titles].join(' ').toLowerCase().includes(filter.text.trim().toLowerCase())
  );
}

const KINDS = [
  ['all', 'media.all'],
  ['picture', 'media.pictures'],
  ['pdf', 'media.pdfs'],
] as const;

type FilterProps = { filter: Filter; onFilter: (filter: Filter) => void };

function MediaFilter({ filter, onFilter }: FilterProps) {
  const { t } = useTranslator();
  return (
    <div className={styles.filter}>
      <label>
        {t('media.search')}
        <input
          className="input"
          type="search"
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
      </label>
      <label>
        {t('media.kind')}
        <select
          className="input"
          value={filter.kind}
          onChange={({ target }) => onFilter({ ...filter, kind: target.value as Filter['kind'] })}
        >
          {KINDS.map(([kind, word]) => (
            <option key={kind} value={kind}>
              {t(word)}
            </option>
          ))}
        </select>
      </label>
      <TickBox
        checked={filter.onlyUnused}
        onChange={({ target }) => onFilter({ ...filter, onlyUnused: target.checked })}
      >
        {t('media.onlyUnused')}
      </TickBox>
    </div>
  );
}
