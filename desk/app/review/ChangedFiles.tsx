import { useState } from 'react';
import { formatFileSize } from '#app/i18n/format/numbers.ts';
import { fileAddress } from '../api.ts';
import { useFileSize } from '../useFileSize.ts';
import { useTranslator } from '../words.ts';
import styles from './ChangedFiles.module.css';
import type { FileChange, PictureChange } from './rowFiles.ts';

const SIDES = ['before', 'after'] as const;

/** Says whether a file is new, removed or replaced. */
function kindOfChange({ before, after }: FileChange): 'new' | 'removed' | 'replaced' {
  if (before === undefined) return 'new';
  return after === undefined ? 'removed' : 'replaced';
}

/** Shows a picture before and after a change side by side. A picture whose description changed is shown once. `name`: that of its field. */
export function ChangedPicture({ name, descriptions, ...files }: PictureChange & { name: string }) {
  const { language, t } = useTranslator();
  const isSame = files.before === files.after;
  const shown = SIDES.filter((side) => files[side] !== undefined && !(isSame && side === 'before'));
  return (
    <>
      <strong>{t(isSame ? 'changes.picture.described' : `changes.picture.${kindOfChange(files)}`)}</strong>
      <div className={styles.pictures}>
        {shown.map((side) => (
          <figure key={side}>
            {shown.length > 1 && <figcaption>{t(`changes.${side}`)}</figcaption>}
            <Picture path={files[side] ?? ''} description={descriptions[side][language] || name} />
          </figure>
        ))}
      </div>
    </>
  );
}

/** A picture that opens large. Files of former states may be gone. */
function Picture({ path, description }: { path: string; description: string }) {
  const { t } = useTranslator();
  const [isGone, setIsGone] = useState(false);
  if (isGone) return <p>{t('changes.fileGone')}</p>;
  return (
    <a href={fileAddress(path)} target="_blank" rel="noreferrer">
      <img
        key={path}
        src={fileAddress(path)}
        alt={t('changes.openPicture', { description })}
        onError={() => setIsGone(true)}
      />
    </a>
  );
}

/** Links to a PDF before and after a change. */
export function ChangedPdf(files: FileChange) {
  const { t } = useTranslator();
  const kind = kindOfChange(files);
  return (
    <>
      <strong>{t(`changes.pdf.${kind}`)}</strong>
      {SIDES.map((side) => {
        const path = files[side];
        if (path === undefined) return null;
        return (
          <p key={side}>
            {kind === 'replaced' && `${t(`changes.${side}`)}: `}
            <PdfLink path={path} />
          </p>
        );
      })}
    </>
  );
}

function PdfLink({ path }: { path: string }) {
  const { language, t } = useTranslator();
  const bytes = useFileSize(path);
  if (bytes === null) return t('changes.fileGone');
  return (
    <a href={fileAddress(path)} target="_blank" rel="noreferrer">
      {[t('media.pdf'), bytes !== undefined && formatFileSize(bytes, language)].filter(Boolean).join(', ')}
    </a>
  );
}
