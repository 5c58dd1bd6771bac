import type { Language } from '#app/i18n/language.ts';
import { bodies } from '../bodies/data.server.ts';
import { districts, inChoice, NORTH_TO_SOUTH, withoutTalukasText } from '../districts/data.server.ts';
import { DISTRICT_IDS } from '../districts/schema.server.ts';
import { districtsNamedIn, institutions } from '../institutions/data.server.ts';
import { INSTITUTION_PATHS } from '../institutions/paths.ts';
import type { Institution } from '../institutions/schema.server.ts';
import { localize } from '../localize.ts';
import { talukasIn } from '../talukas/data.server.ts';
import type { Ask } from './askSchema.server.ts';
import { officeGroup, pickContact, whomToCall } from './data.server.ts';
import { OFFICE_PATHS } from './rules.ts';

/** Lists the districts from which a visitor chooses, each with its talukas or a sentence that it has none. */
export function districtChoices(language: Language) {
  return NORTH_TO_SOUTH.map((id) => {
    const name = districts[id][language];
    return {
      id,
      name,
      choice: inChoice(id, name, language),
      talukas: talukasIn(id, language).map((taluka) => ({ id: taluka.id, name: taluka.name })),
      withoutTalukas: withoutTalukasText(id, language),
    };
  });
}

export type DistrictChoice = ReturnType<typeof districtChoices>[number];

/**
 * Returns a body with its offices: one in every district, one for the division, or none if `officeGroup` is missing.
 * `talukaOffices`: the offices in talukas whose address or number is known. `callIn`: whom to call in each district, if the
 * content has no office of the body there; `call`: without a district. `list`: names its hostels or homes.
 */
export function bodyWithOffices(id: string, language: Language) {
  const body = bodies[id];
  if (!body) throw new Error(`content/bodies.yaml has no ${id}`);
  const { officeGroup: group, officeLocation: only, ask, nearby = [], namedIn, ...rest } = body;
  const { title, level, purpose, howToFind, note, talukaOffice } = localize(rest, language);
  const all = group ? officeGroup(group, language).offices : [];
  const offices = all
    .filter(({ locationId }) => only === undefined || locationId === only)
    .map(({ locationId, location, ...office }) => ({
      ...pickContact(office),
      locationId,
      location,
      choice: inChoice(locationId, location, language),
    }));
  return {
    ...{ id, title, level, purpose, howToFind, note, talukaOffice, offices },
    talukaOffices: talukaOffice ? knownTalukaOffices(id, language) : [],
    call: whomToCall([ask], '', language),
    callIn: group ? [] : callInDistricts(ask, language),
    nearby: nearby.map((other) => nearbyCentre(other, language)),
    list: namedIn && listOf(namedIn, language),
  };
}

export type BodyWithOffices = ReturnType<typeof bodyWithOffices>;

/** Lists the offices that people look for by taluka, with what they get there. */
export const talukaBodies = (language: Language) =>
  Object.entries(bodies).flatMap(([id, { talukaOffice, purpose }]) =>
    talukaOffice && purpose ? [{ id, purpose: purpose[language], office: talukaOffice.title[language] }] : [],
  );

/** `districts`: those whose pages name a hostel or home of the list. */
function listOf(id: Institution['id'], language: Language) {
  const title = institutions.find((list) => list.id === id)?.category[language] ?? '';
  const named = districtsNamedIn(id).map((district) => ({ id: district, name: districts[district][language] }));
  return { id, title, path: INSTITUTION_PATHS[id], districts: named };
}

/** Groups the districts in which the same numbers answer. */
function callInDistricts(ask: Ask | undefined, language: Language) {
  const all = DISTRICT_IDS.map((district) => ({ district, call: whomToCall([ask], district, language) }));
  return [...Map.groupBy(all, ({ call }) => JSON.stringify(call)).values()].map((same) => ({
    districts: same.map(({ district }) => district),
    call: same[0]?.call ?? [],
  }));
}

function knownTalukaOffices(body: string, language: Language) {
  return DISTRICT_IDS.flatMap((district) =>
    talukasIn(district, language).flatMap(({ id, name, offices }) => {
      const office = offices[body];
      return office ? [{ taluka: id, name, district, ...office }] : [];
    }),
  );
}

export type TalukaOffice = BodyWithOffices['talukaOffices'][number];

/** Returns a centre that helps with papers and forms, with the page of its offices if the content has them. */
function nearbyCentre(id: string, language: Language) {
  const body = bodies[id];
  if (!body) throw new Error(`content/bodies.yaml has no ${id}`);
  const { title, purpose, howToFind, officeGroup: group } = localize(body, language);
  return { id, title, purpose, howToFind, path: group && OFFICE_PATHS[group] };
}
