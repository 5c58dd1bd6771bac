import { describe, expect, it } from 'vitest';
import { dayInIndia, startOfDayInIndia } from '../indiaTime.ts';
import { belongsInCalendars, currentEvents, findEvent, isPast, pastEvents } from './rules.ts';

const fair = { id: 1, startDate: '2025-06-26', endDate: '2025-06-27' };
const camp = { id: 3, startDate: '2025-08-01', endDate: '2025-08-01' };
const rally = { id: 4, startDate: '2025-03-28', endDate: '2025-03-28' };

describe('an event', () => {
  it.each([
    { moment: '2025-06-25T12:00:00+05:30', when: 'before it begins', past: false },
    { moment: '2025-06-27T23:59:59+05:30', when: 'in the last second of its last day in India', past: false },
    { moment: '2025-06-28T00:00:00+05:30', when: 'from midnight after its last day', past: true },
    { moment: '2025-06-27T20:00:00Z', when: 'when the next day has begun in India but not in London', past: true },
  ])('is past: $past, $when', ({ moment, past }) => {
    expect(isPast(fair, new Date(moment))).toBe(past);
  });

  it.each(['3', '03', '3abc', ' 3'])('is found by its number written as %j', (eventId) => {
    expect(findEvent([fair, camp], eventId)).toBe(camp);
  });

  it.each(['99', 'not-found', '', '-3', 'abc3'])('is not found by %j', (eventId) => {
    expect(findEvent([fair, camp], eventId)).toBeUndefined();
  });
});

describe('the calendar file of an event', () => {
  it.each([
    { event: camp, day: '2025-07-22', belongs: true, why: 'it is in the future' },
    { event: fair, day: '2025-06-27', belongs: true, why: 'today is its last day' },
    { event: fair, day: '2025-06-28', belongs: false, why: 'it is over' },
    { event: { ...camp, sample: true as const }, day: '2025-07-22', belongs: false, why: 'its dates are not real' },
  ])('is offered: $belongs, because $why', ({ event, day, belongs }) => {
    expect(belongsInCalendars(event, startOfDayInIndia(day))).toBe(belongs);
  });
});

describe('the list', { tags: ['conformance/past'] }, () => {
  const asOf = startOfDayInIndia('2025-07-22');

  it('of current events omits past events', () => {
    expect(currentEvents([rally, camp, fair], asOf)).toEqual([camp]);
  });

  it('of past events begins with the latest', () => {
    expect(pastEvents([rally, camp, fair], asOf)).toEqual([fair, rally]);
  });

  it('of current events begins with the next event', () => {
    expect(currentEvents([camp, fair, rally], startOfDayInIndia('2025-01-01'))).toEqual([rally, fair, camp]);
  });
});

describe('a day in India', () => {
  it('begins at 18:30 UTC on the day before', () => {
    expect(startOfDayInIndia('2025-07-22').toISOString()).toBe('2025-07-21T18:30:00.000Z');
  });

  it('includes its first moment', () => {
    expect(dayInIndia(startOfDayInIndia('2025-07-22'))).toBe('2025-07-22');
  });
});
