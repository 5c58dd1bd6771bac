import { errorAt, type Problem, warningAt } from '#app/model/problems/problem.ts';
import type { ContentFile } from '../text/texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From then on there is a warning. RFC 9116 asks for less than a year between two looks at the file. */
const SOON_DAYS = 60;
const FARTHEST_DAYS = 365;

type Entry = { securityContactUntil?: string };

/** The day from which /.well-known/security.txt no longer counts is neither past nor so far that nobody looks again. */
export function securityContact(files: ContentFile[], now: Date): Problem[] {
  const place = { file: 'content/site.yaml', path: ['securityContactUntil'] };
  const page = '/.well-known/security.txt';
  const { securityContactUntil: until = '' } = (files.find(({ file }) => file === place.file)?.entry ?? {}) as Entry;
  const days = Math.floor((Date.parse(until) - now.getTime()) / DAY_MS);
  if (days < 0) return [errorAt(place, 'securityPast', { page })];
  if (days >= FARTHEST_DAYS) return [errorAt(place, 'securityFar', { page, days })];
  return days < SOON_DAYS ? [warningAt(place, 'securitySoon', { page, days })] : [];
}
