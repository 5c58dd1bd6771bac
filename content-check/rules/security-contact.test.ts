import { describe, expect, it } from 'vitest';
import { securityContact } from './security-contact.ts';

describe('the day until which the security contact counts', () => {
  it.each([
    { now: '2027-01-20T12:00:00Z', level: undefined, title: 'is fine months before' },
    { now: '2027-09-16T00:00:00Z', level: undefined, title: 'is fine 60 days before' },
    { now: '2027-09-16T00:00:01Z', level: 'warning', title: 'is warned of in the last 60 days' },
    { now: '2027-11-14T23:59:59Z', level: 'warning', title: 'is warned of on the eve' },
    { now: '2027-11-15T00:00:01Z', level: 'error', title: 'stops the build once it has come' },
    { now: '2026-11-14T00:00:00Z', level: 'error', title: 'stops the build when it is more than a year ahead' },
  ])('$title', ({ now, level }) => {
    const files = [{ file: 'content/site.yaml', entry: { securityContactUntil: '2027-11-15' } }];
    expect(securityContact(files, new Date(now)).map((finding) => finding.level)).toEqual(level ? [level] : []);
  });
});
