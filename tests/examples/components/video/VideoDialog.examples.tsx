import { VideoDialog } from '#app/components/video/VideoDialog.tsx';
import type { Examples } from '../../examples.ts';
import { OpenedBy } from '../../OpenedBy.tsx';

export const examples: Examples = {
  states: {
    plain: ({ film }) => <OpenedBy>{(close) => <VideoDialog video={film} onClose={close} />}</OpenedBy>,
  },
};
