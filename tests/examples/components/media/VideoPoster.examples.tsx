import { SIZES_IN_THREE_COLUMNS } from '#app/components/media/Picture.tsx';
import { VideoPoster } from '#app/components/media/VideoPoster.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ film }) => <VideoPoster picture={film.thumbnail} sizes={SIZES_IN_THREE_COLUMNS} time={film.time} />,
    'without a length': ({ film }) => <VideoPoster picture={film.thumbnail} sizes={SIZES_IN_THREE_COLUMNS} />,
  },
};
