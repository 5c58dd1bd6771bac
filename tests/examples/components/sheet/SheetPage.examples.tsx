import { SheetPage } from '#app/components/sheet/SheetPage.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act, categories, sheet }) => (
      <SheetPage
        title={act}
        lead={act}
        parents={[{ label: categories[0]?.label ?? '', path: '/scheme' }]}
        subject=""
        places={sheet.places}
        sending={{ message: act }}
      >
        {act}
      </SheetPage>
    ),
    'long Marathi': ({ longestTitle }) => (
      <SheetPage
        title={longestTitle}
        lead={longestTitle}
        parents={[]}
        subject=""
        places={[]}
        sending={{ message: longestTitle, picture: '' }}
      >
        {longestTitle}
      </SheetPage>
    ),
  },
};
