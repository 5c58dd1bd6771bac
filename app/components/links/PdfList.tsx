import { DownloadFileLink, PdfSize, ViewFileLink } from './FileLink.tsx';
import styles from './PdfList.module.css';

type PdfListProps = { pdfs: { name: string; file: string; bytes: number }[] };

export function PdfList({ pdfs }: PdfListProps) {
  return (
    <ul className={styles.list}>
      {pdfs.map(({ name, file, bytes }) => (
        <li key={file}>
          <span className={styles.name}>
            {name} <PdfSize bytes={bytes} />
          </span>
          <span className={styles.ways}>
            <ViewFileLink href={file} title={name} />
            <DownloadFileLink href={file} title={name} />
          </span>
        </li>
      ))}
    </ul>
  );
}
