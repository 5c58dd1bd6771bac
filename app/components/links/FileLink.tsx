import { Download, Eye } from 'lucide-react';
import { formatFileSize } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './FileLink.module.css';

type FileLinkProps = { href: string; title: string };

/** Opens a PDF in a new tab. The accessible name contains the title, so that several such links differ. */
export function ViewFileLink({ href, title }: FileLinkProps) {
  const { t } = useTranslation('components');
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      <Eye aria-hidden="true" />
      {t('view')}
      <span className="sr">
        : {title} ({t('opensInNewTab')})
      </span>
    </a>
  );
}

export function DownloadFileLink({ href, title }: FileLinkProps) {
  const { t } = useTranslation('components');
  return (
    <a className={styles.link} href={href} download>
      <Download aria-hidden="true" />
      {t('download')}
      <span className="sr">: {title}</span>
    </a>
  );
}

export function PdfSize({ bytes }: { bytes: number }) {
  const { t, language } = useTranslation('components');
  return <span className={`small ${styles.size}`}>{t('pdfSize', { size: formatFileSize(bytes, language) })}</span>;
}

export function PdfList({ pdfs }: { pdfs: { name: string; file: string; bytes: number }[] }) {
  return (
    <ul role="list" className={`ruled ${styles.list}`}>
      {pdfs.map(({ name, file, bytes }) => (
        <li key={file} className="ends">
          <span className={styles.name}>
            {name} <PdfSize bytes={bytes} />
          </span>
          <span className="cluster">
            <ViewFileLink href={file} title={name} />
            <DownloadFileLink href={file} title={name} />
          </span>
        </li>
      ))}
    </ul>
  );
}
