import type { Language } from '#app/i18n/language.ts';
import { bodies } from '../bodies/data.server.ts';
import { bodyWithOffices } from '../offices/bodyOffices.server.ts';
import { talukasIn } from '../talukas/data.server.ts';
import { withoutTalukasText } from './data.server.ts';
import type { DistrictId } from './schema.server.ts';

/** Lists the bodies that people look for by taluka, each with its office in every taluka of a district. `howToFind`: if an address is missing. */
export function talukaBodiesIn(district: DistrictId, language: Language) {
  return Object.keys(bodies).flatMap((id) => {
    const { talukaOffice, purpose, howToFind, note, callIn, nearby } = bodyWithOffices(id, language);
    if (!talukaOffice || !purpose) return [];
    const { call = [] } = callIn.find(({ districts: same }) => same.includes(district)) ?? {};
    const offices = talukasIn(district, language).map(({ id: taluka, name, offices: known }) => ({
      ...known[id],
      id: taluka,
      name,
      designation: known[id]?.designation ?? `${talukaOffice.title}, ${name}`,
    }));
    const areAllLocated = offices.every(({ office_address: address }) => address);
    return [
      {
        ...{ id, ...talukaOffice, purpose, note, call, nearby, offices },
        howToFind: areAllLocated ? undefined : howToFind,
        withoutTalukas: withoutTalukasText(district, language),
      },
    ];
  });
}

export type TalukaBody = ReturnType<typeof talukaBodiesIn>[number];

/** Returns the offices of a body, of which a page says what is not known. */
export const talukaCategory = ({ title, offices }: TalukaBody) => ({
  category: title,
  entries: offices.map(({ office_address, office_phone_number }) => ({
    address: office_address,
    phone: office_phone_number,
  })),
});
