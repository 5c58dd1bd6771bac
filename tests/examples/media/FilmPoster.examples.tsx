import { FilmPoster } from '#app/components/media/FilmPoster.tsx';
import { IN_THREE_COLUMNS } from '#app/components/media/sizes.ts';
import type { Examples } from '../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ film }) => <FilmPoster picture={film.thumbnail} sizes={IN_THREE_COLUMNS} time={film.time} />,
    'without a length': ({ film }) => <FilmPoster picture={film.thumbnail} sizes={IN_THREE_COLUMNS} />,
  },
};
