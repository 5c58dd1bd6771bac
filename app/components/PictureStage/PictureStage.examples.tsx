import type { Examples } from '#app/examples/examples.ts';
import type { Material } from '#app/examples/material.server.ts';
import { Picture } from '../Picture/Picture.tsx';
import { IN_DIALOG } from '../Picture/sizes.ts';
import { PictureStage } from './PictureStage.tsx';

const words = { previous: '‹', next: '›' };

const slidesOf = ({ lists }: Material) =>
  lists.withPhotos.photos.map(({ picture, caption }) => ({
    key: picture.stem,
    caption,
    picture: () => <Picture picture={picture} alt={caption} sizes={IN_DIALOG} />,
  }));

export const examples: Examples = {
  states: {
    plain: (material) => <PictureStage words={words} slides={slidesOf(material)} />,
    'long Marathi': (material) => (
      <PictureStage
        words={words}
        slides={slidesOf(material).map((slide) => ({ ...slide, caption: material.longestTitle }))}
      />
    ),
    'one picture': (material) => <PictureStage words={words} slides={slidesOf(material).slice(0, 1)} />,
  },
};
