import { errorAt, type Finding, warningAt } from '../finding.ts';
import type { ContentFile } from '../texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From then on there is a warning. RFC 9116 asks for less than a year between two looks at the file. */
const SOON_DAYS = 60;
const FARTHEST_DAYS = 365;

type Entry = { securityContactUntil?: string };

/** The day from which /.well-known/security.txt no longer counts is neither past nor so far that nobody looks again. */
export function securityContact(files: ContentFile[], now: Date): Finding[] {
  const place = { file: 'content/site.yaml', field: 'securityContactUntil' };
  const { securityContactUntil: until = '' } = (files.find(({ file }) => file === place.file)?.entry ?? {}) as Entry;
  const days = Math.floor((Date.parse(until) - now.getTime()) / DAY_MS);
  const mend = 'See that /.well-known/security.txt names the right place, then write a day less than a year ahead';
  if (days < 0) return [errorAt(place, `is past. ${mend}`)];
  if (days >= FARTHEST_DAYS) return [errorAt(place, `is ${days} days ahead. ${mend}`)];
  return days < SOON_DAYS ? [warningAt(place, `comes in ${days} days. ${mend}`)] : [];
}
