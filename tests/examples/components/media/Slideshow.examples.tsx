import { Picture, SIZES_IN_DIALOG } from '#app/components/media/Picture.tsx';
import { Slideshow } from '#app/components/media/Slideshow.tsx';
import type { Examples } from '../../examples.ts';
import type { Material } from '../../material.server.ts';

const arrowLabels = { previous: '‹', next: '›' };

const slidesOf = ({ lists }: Material) =>
  lists.withPhotos.photos.map(({ picture, caption }) => ({
    key: picture.stem,
    caption,
    picture: () => <Picture picture={picture} alt={caption} sizes={SIZES_IN_DIALOG} />,
  }));

export const examples: Examples = {
  states: {
    plain: (material) => <Slideshow arrowLabels={arrowLabels} slides={slidesOf(material)} />,
    'long Marathi': (material) => (
      <Slideshow
        arrowLabels={arrowLabels}
        slides={slidesOf(material).map((slide) => ({ ...slide, caption: material.longestTitle }))}
      />
    ),
    'one picture': (material) => <Slideshow arrowLabels={arrowLabels} slides={slidesOf(material).slice(0, 1)} />,
  },
};
