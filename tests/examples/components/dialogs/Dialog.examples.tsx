import { Dialog } from '#app/components/dialogs/Dialog.tsx';
import type { Examples } from '../../examples.ts';
import { OpenedBy } from '../../OpenedBy.tsx';

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
