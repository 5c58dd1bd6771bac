import type { Examples } from '#app/examples/examples.ts';
import { IN_THREE_COLUMNS } from '../Picture/sizes.ts';
import { FilmPoster } from './FilmPoster.tsx';

export const examples: Examples = {
  states: {
    plain: ({ film }) => <FilmPoster picture={film.thumbnail} sizes={IN_THREE_COLUMNS} time={film.time} />,
    'without a length': ({ film }) => <FilmPoster picture={film.thumbnail} sizes={IN_THREE_COLUMNS} />,
  },
};
