import { z } from 'zod';
import { bilingualAlt, bilingualTitle, pictureFile, retirable, wholeNumber } from '../fields.server.ts';
import { code } from '../problems/problem.ts';

export const albumSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z][A-Za-z0-9 -]*$/, code('notAlbumId')),
  order: wholeNumber,
  title: bilingualTitle,
  images: z.array(
    z.strictObject({
      id: wholeNumber,
      src: pictureFile,
      title: bilingualAlt.describe('What the picture shows. Screen readers read this text aloud.'),
    }),
  ),
  ...retirable,
});
