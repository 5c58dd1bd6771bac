import { describe, expect, it } from 'vitest';
import type { Bilingual } from '../fields.server.ts';
import { manualScavengerAct, rightToInformation, rightToServices } from './data.server.ts';

const limitOf = (act: { timeLimits: typeof rightToServices.timeLimits }, step: string) => {
  const row = act.timeLimits.rows.find((candidate) => candidate.step.en === step);
  return row && { days: row.days, hours: row.hours };
};

/** The line of an act that says a thing in English; its Marathi must say the same figure. */
const lineWith = (lines: Bilingual[], en: RegExp) => lines.find((line) => en.test(line.en))?.mr;

describe('the Right to Public Services Act', () => {
  it.each([
    { step: 'Acknowledgement of your application', days: 1 },
    { step: 'To make a first appeal', days: 30 },
    { step: 'Decision on a first appeal', days: 30 },
    { step: 'To make a second appeal', days: 30 },
    { step: 'Decision on a second appeal', days: 45 },
  ])('gives for "$step" $days days', ({ step, days }) => {
    expect(limitOf(rightToServices, step)).toEqual({ days, hours: undefined });
  });

  it('gives no days for the third appeal, which no source confirms', () => {
    expect(limitOf(rightToServices, 'Third appeal, to the commission')).toEqual({ days: undefined, hours: undefined });
  });

  it('names the least penalty, and the two commissioners by post with an address each', () => {
    expect(lineWith(rightToServices.description, /lowest penalty is ₹500\b/)).toMatch(/₹५००/);
    expect(rightToServices.contacts.map(({ office_email, confidence }) => [office_email, confidence])).toEqual([
      ['ccrts@maharashtra.gov.in', 'medium'],
      ['crts.konkan@maharashtra.gov.in', 'medium'],
    ]);
  });
});

describe('the Right to Information Act', () => {
  it.each([
    { step: 'Reply to your application', days: 30, hours: undefined },
    { step: 'Reply when a person’s life or liberty is concerned', days: undefined, hours: 48 },
    { step: 'To make a first appeal', days: 30, hours: undefined },
    { step: 'Decision on a first appeal', days: 30, hours: undefined },
    { step: 'To make a second appeal', days: 90, hours: undefined },
  ])('gives a time limit for "$step"', ({ step, days, hours }) => {
    expect(limitOf(rightToInformation, step)).toEqual({ days, hours });
  });

  it('names its fees and the fine on an information officer', () => {
    expect(lineWith(rightToInformation.description, /fee is ₹10\./)).toMatch(/₹१० /);
    expect(lineWith(rightToInformation.description, /online is ₹20\./)).toMatch(/₹२० /);
    expect(lineWith(rightToInformation.description, /₹250 .*₹25,000/)).toMatch(/₹२५०.*₹२५,०००/);
  });
});

describe('the manual scavengers act', () => {
  const lines = manualScavengerAct.sections.flatMap(({ content }) => content);

  it.each([
    { says: 'punishment for hazardous cleaning', en: /₹2 lakh.*₹5 lakh/, mr: /₹२ लाख.*₹५ लाख/ },
    { says: 'compensation', en: /₹30 lakh.*₹20 lakh.*₹10 lakh/, mr: /₹३० लाख.*₹२० लाख.*₹१० लाख/ },
    { says: 'rehabilitation', en: /₹40,000.*₹3,000/, mr: /₹४०,०००.*₹३,०००/ },
  ])('says the amounts of $says', ({ en, mr }) => {
    expect(lineWith(lines, en)).toMatch(mr);
  });
});
