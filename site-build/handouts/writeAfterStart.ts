/** Run by `npm start` beside the server: makes the pictures of schemes and situations that the light build has left out. */
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { step } from '../progress.ts';
import { writeHandoutPictures } from './pictureFiles.ts';

setPriority(constants.priority.PRIORITY_LOW);
await step('pictures with words', () => writeHandoutPictures(join(process.cwd(), 'build/client')));
