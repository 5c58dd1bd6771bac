import { PhotosDialog } from '#app/components/dialogs/PhotosDialog.tsx';
import type { Examples } from '../../examples.ts';
import { OpenedBy } from '../../OpenedBy.tsx';

export const examples: Examples = {
  states: {
    plain: ({ lists }) => <OpenedBy>{(close) => <PhotosDialog hostel={lists.withPhotos} onClose={close} />}</OpenedBy>,
    'long Marathi': ({ lists, longestTitle }) => (
      <OpenedBy>
        {(close) => <PhotosDialog hostel={{ ...lists.withPhotos, label: longestTitle }} onClose={close} />}
      </OpenedBy>
    ),
  },
};
