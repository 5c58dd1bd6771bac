import { errorAt, type Problem, warningAt } from '#app/model/problems/problem.ts';
import type { ContentFile } from '../text/texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WARNING_DAYS = 60;
/** RFC 9116 recommends an expiry of less than a year ahead. */
const MAX_DAYS = 365;

/** Checks the expiry date of /.well-known/security.txt. */
export function securityContact(files: ContentFile[], now: Date): Problem[] {
  const place = { file: 'content/site.yaml', path: ['securityContactUntil'] };
  const page = '/.well-known/security.txt';
  const site = files.find(({ file }) => file === place.file)?.entry;
  const { securityContactUntil: until = '' } = (site ?? {}) as { securityContactUntil?: string };
  const days = Math.floor((Date.parse(until) - now.getTime()) / DAY_MS);
  if (days < 0) return [errorAt(place, 'securityPast', { page })];
  if (days >= MAX_DAYS) return [errorAt(place, 'securityFar', { page, days })];
  return days < WARNING_DAYS ? [warningAt(place, 'securitySoon', { page, days })] : [];
}
