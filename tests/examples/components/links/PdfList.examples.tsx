import { PdfList } from '#app/components/links/FileLink.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ pdfs }) => <PdfList pdfs={pdfs} />,
    'long Marathi': ({ pdfs, longestTitle }) => <PdfList pdfs={pdfs.map((pdf) => ({ ...pdf, name: longestTitle }))} />,
  },
};
