import { z } from 'zod';
import {
  bilingualLines,
  bilingualTitle,
  pictureFile,
  provenance,
  slug,
  videoFile,
  wholeNumber,
} from '../fields.server.ts';

export const videoSchema = z.strictObject({
  id: slug,
  order: wholeNumber,
  title: bilingualTitle,
  thumbnail: pictureFile,
  videoUrl: videoFile,
  seconds: wholeNumber.describe('Length of the film in seconds.'),
  transcript: bilingualLines.describe('What is seen and heard, for those who cannot see or hear the film.'),
  ...provenance,
});
