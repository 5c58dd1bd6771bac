import { refuse } from '../load.server.ts';
import * as pageOf from '../pageOf.ts';
import { pagePath } from '../pages/pagePath.ts';
import { services } from '../services/data.server.ts';
import { rightToServices } from './data.server.ts';

/** Returns the time limits, in days, for appeals and for a complaint about a late or wrong answer. */
export function remedies() {
  const id = rightToServices.grievances;
  const service = services.find((candidate) => candidate.id === id);
  const grievance = service?.timeLimit;
  if (!grievance) refuse(`content/services/${id}.yaml`, ['timeLimit'], 'missing');
  return {
    firstAppealDays: appealDays(1),
    secondAppealDays: appealDays(2),
    grievanceDays: grievance.days,
    grievancePath: service.page ? pagePath(service.page) : pageOf.services(id),
    confidence: rightToServices.timeLimits.confidence,
  };
}

export type Remedies = ReturnType<typeof remedies>;

function appealDays(level: number): number {
  const days = rightToServices.timeLimits.rows.find((row) => row.appeal === level)?.days;
  const name = `appeal: ${level}`;
  if (days === undefined)
    refuse('content/acts/right-to-services.yaml', ['timeLimits', 'rows'], 'missingPart', { name });
  return days;
}
