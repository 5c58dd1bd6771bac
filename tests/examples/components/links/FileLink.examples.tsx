import { DownloadFileLink, PdfSize, ViewFileLink } from '#app/components/links/FileLink.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ pdfs }) =>
      pdfs.slice(0, 1).map(({ name, file, bytes }) => (
        <p key={file}>
          <ViewFileLink href={file} title={name} /> <DownloadFileLink href={file} title={name} />{' '}
          <PdfSize bytes={bytes} />
        </p>
      )),
    'long Marathi': ({ pdfs, longestTitle }) =>
      pdfs.slice(0, 1).map(({ file, bytes }) => (
        <p key={file}>
          <ViewFileLink href={file} title={longestTitle} /> <DownloadFileLink href={file} title={longestTitle} />{' '}
          <PdfSize bytes={bytes} />
        </p>
      )),
  },
};
