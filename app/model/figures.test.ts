import { describe, expect, it } from 'vitest';
import { manualScavengerAct, rightToServices } from './acts/data.server.ts';
import { DISTRICT_IDS } from './districts/schema.server.ts';
import { events } from './events/data.server.ts';
import { home } from './home/data.server.ts';
import { hostels, sampleHostels } from './hostels/data.server.ts';
import { institutions } from './institutions/data.server.ts';
import { officeGroups } from './offices/data.server.ts';
import { portals } from './portals/data.server.ts';
import { checkReferences } from './references.server.ts';
import { services } from './services/data.server.ts';
import { site } from './site/data.server.ts';
import { videos } from './videos/data.server.ts';

describe('the Right to Public Services Act (catalogue specification, section 9)', () => {
  it.each([
    { says: 'in force since 28 April 2015', en: /28 April 2015/, mr: /२८ एप्रिल २०१५/ },
    {
      says: 'one chief commissioner and six commissioners',
      en: /one chief commissioner and six commissioners/,
      mr: /एक मुख्य आयुक्त व सहा आयुक्त/,
    },
    { says: 'three levels of appeal', en: /three levels of appeal/, mr: /तीन स्तर/ },
    {
      says: 'a penalty of up to ₹5,000 for each case',
      en: /up to ₹5,000 for each case/,
      mr: /प्रत्येक प्रकरणी ₹५,००० पर्यंत/,
    },
    { says: 'grievances within 21 days', en: /within 21 days/, mr: /२१ दिवसांत/ },
  ])('is $says', ({ en, mr }) => {
    expect(rightToServices.description).toContainEqual({
      en: expect.stringMatching(en),
      mr: expect.stringMatching(mr),
    });
  });
});

describe('the manual scavengers act', () => {
  it('has five points and no address of a form that the department has not supplied', () => {
    expect(Object.keys(manualScavengerAct).filter((name) => /^point\d$/.test(name))).toHaveLength(5);
    expect(manualScavengerAct.report).toBeUndefined();
  });
});

describe('the site', () => {
  it('was last updated on 22 July 2025 or later and opens in English', () => {
    expect(site.lastUpdated >= '2025-07-22').toBe(true);
    expect(site.DEFAULT_LANGUAGE).toBe('en');
  });

  it('has nine quick links and nine services, five portals to look through', () => {
    expect([home.services, services, home.logoCarousel].map(({ length }) => length)).toEqual([9, 9, 5]);
  });

  it('has six past events and six videos at least', () => {
    expect(Math.min(events.length, videos.length)).toBeGreaterThanOrEqual(6);
  });

  it('has no event of the future: all are past', () => {
    expect(events.filter(({ endDate }) => endDate > site.lastUpdated)).toEqual([]);
  });

  it('links to other sites by https only', () => {
    expect(portals.filter(({ url }) => !url.startsWith('https://')).map(({ url }) => url)).toEqual([]);
  });

  it('points to nothing that is not there', async () => {
    expect(await checkReferences()).toEqual([]);
  });
});

describe('the offices', () => {
  const group = (id: string) => officeGroups.find((candidate) => candidate.id === id);

  it.each(['assistant', 'social'])('of the group "%s" stand in all seven districts', (id) => {
    expect(Object.keys(group(id)?.offices ?? {}).sort()).toEqual([...DISTRICT_IDS].sort());
  });

  it('of class two stand in Mumbai only', () => {
    expect(Object.keys(group('welfare')?.offices ?? {})).toEqual(['mumbai']);
  });

  it.each(officeGroups)('of the group "$id" stand at places that have a name', ({ offices, locationTranslations }) => {
    expect(Object.keys(offices).filter((place) => !(place in locationTranslations))).toEqual([]);
  });
});

describe('the hostels', () => {
  it('have 75 to 250 seats each, where their seats are published', () => {
    const outside = hostels.filter(
      ({ category, hostelcapacity }) =>
        category === 'government' && hostelcapacity !== undefined && (hostelcapacity < 75 || hostelcapacity > 250),
    );
    expect(outside.map(({ name, hostelcapacity }) => ({ name, hostelcapacity }))).toEqual([]);
  });

  it('include one that is closed: nobody was admitted', () => {
    expect([...hostels, ...sampleHostels].filter(({ current }) => current === 0)).toHaveLength(1);
  });

  it('of voluntary organisations name the organisation and no seats', () => {
    const aided = hostels.filter(({ category }) => category === 'aided');
    expect(
      aided.filter(({ ngo, hostelcapacity }) => !ngo || hostelcapacity !== undefined).map(({ name }) => name),
    ).toEqual([]);
  });

  it('have one serial number each in a district and category', () => {
    const numbers = hostels.map(({ category, district, srNo }) => `${category} ${district} ${srNo}`);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('of the government are 43 in the division, no fewer in a district than those named here', () => {
    const districts = institutions.find(({ id }) => id === 'government-hostels')?.districts ?? [];
    expect(districts.reduce((sum, { inDistrict = 0 }) => sum + inDistrict, 0)).toBe(43);
    const named = (name: string) =>
      hostels.filter(({ category, district }) => category === 'government' && district === name).length;
    expect(districts.filter(({ name, inDistrict = 0 }) => named(name) > inDistrict)).toEqual([]);
  });

  it('name their head by post', () => {
    const posts = new Set(hostels.map(({ headName }) => headName.en));
    expect([...posts].filter((post) => !/warden|head|superintendent|officer/i.test(post))).toEqual([]);
  });
});
