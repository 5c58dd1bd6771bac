import type { Examples } from '#app/examples/examples.ts';
import { PdfList } from './PdfList.tsx';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ pdfs }) => <PdfList pdfs={pdfs} />,
    'long Marathi': ({ pdfs, longestTitle }) => <PdfList pdfs={pdfs.map((pdf) => ({ ...pdf, name: longestTitle }))} />,
  },
};
