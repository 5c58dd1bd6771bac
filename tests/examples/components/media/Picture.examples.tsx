import { Picture, SIZES_IN_THREE_COLUMNS } from '#app/components/media/Picture.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ events }) =>
      events
        .slice(0, 1)
        .map(({ id, image, imageAlt }) => (
          <Picture key={id} picture={image} alt={imageAlt} sizes={SIZES_IN_THREE_COLUMNS} />
        )),
    'long Marathi': ({ events, longestTitle }) =>
      events
        .slice(1, 2)
        .map(({ id, image }) => <Picture key={id} picture={image} alt={longestTitle} sizes={SIZES_IN_THREE_COLUMNS} />),
  },
};
