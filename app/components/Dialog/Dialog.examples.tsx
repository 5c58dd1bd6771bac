import type { Examples } from '#app/examples/examples.ts';
import { OpenedBy } from '#app/examples/OpenedBy.tsx';
import { Dialog } from './Dialog.tsx';

export const examples: Examples = {
  states: {
    plain: ({ act, pdfs }) => (
      <OpenedBy>
        {(close) => (
          <Dialog title={act} onClose={close}>
            <p>{pdfs[0]?.name}</p>
          </Dialog>
        )}
      </OpenedBy>
    ),
    'long Marathi': ({ longestTitle, offices }) => (
      <OpenedBy>
        {(close) => (
          <Dialog title={longestTitle} onClose={close}>
            <p>{offices.longest.note}</p>
          </Dialog>
        )}
      </OpenedBy>
    ),
  },
};
