import type { Examples } from '#app/examples/examples.ts';
import { OpenedBy } from '#app/examples/OpenedBy.tsx';
import { VideoDialog } from './VideoDialog.tsx';

export const examples: Examples = {
  states: {
    plain: ({ film }) => <OpenedBy>{(close) => <VideoDialog video={film} onClose={close} />}</OpenedBy>,
  },
};
