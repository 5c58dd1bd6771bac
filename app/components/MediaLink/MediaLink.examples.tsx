import type { Examples } from '#app/examples/examples.ts';
import { MediaLink } from './MediaLink.tsx';

export const examples: Examples = {
  states: {
    plain: ({ film }) => (
      <MediaLink href={film.videoUrl} onOpen={() => {}}>
        {film.title}
      </MediaLink>
    ),
    'long Marathi': ({ film, longestTitle }) => (
      <MediaLink href={film.videoUrl} onOpen={() => {}}>
        {longestTitle}
      </MediaLink>
    ),
  },
};
