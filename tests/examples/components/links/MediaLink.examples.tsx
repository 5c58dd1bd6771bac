import { MediaLink } from '#app/components/links/MediaLink.tsx';
import type { Examples } from '../../examples.ts';

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
