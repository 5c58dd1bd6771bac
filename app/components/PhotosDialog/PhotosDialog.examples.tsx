import type { Examples } from '#app/examples/examples.ts';
import { OpenedBy } from '#app/examples/OpenedBy.tsx';
import { PhotosDialog } from './PhotosDialog.tsx';

export const examples: Examples = {
  states: {
    plain: ({ lists }) => <OpenedBy>{(close) => <PhotosDialog hostel={lists.withPhotos} onClose={close} />}</OpenedBy>,
    'long Marathi': ({ lists, longestTitle }) => (
      <OpenedBy>
        {(close) => <PhotosDialog hostel={{ ...lists.withPhotos, label: longestTitle }} onClose={close} />}
      </OpenedBy>
    ),
    empty: ({ lists }) => (
      <OpenedBy>{(close) => <PhotosDialog hostel={lists.withoutPhotos} onClose={close} />}</OpenedBy>
    ),
  },
};
