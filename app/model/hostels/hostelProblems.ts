import type { Institution } from '../institutions/schema.server.ts';
import { errorAt, type Path, type Problem } from '../problems/problem.ts';
import type { Hostel } from './schema.server.ts';

const POST = /warden|head|superintendent|officer/i;

/** Finds hostels that contradict each other, their category or the list of their district. */
export function hostelProblems(hostels: readonly Hostel[], institutions: readonly Institution[]): Problem[] {
  const numbers = hostels.map(({ category, district, srNo }) => `${category} ${district} ${srNo}`);
  const listedDistricts = institutions.find(({ id }) => id === 'government-hostels')?.districts ?? [];
  const inHostel = ({ name }: Hostel, ...path: Path) => ({ file: `content/hostels/${name}.yaml`, path });
  return [
    ...hostels
      .filter(({ category, ngo, hostelcapacity }) => category === 'aided' && (!ngo || hostelcapacity !== undefined))
      .map((hostel) => errorAt(inHostel(hostel, hostel.ngo ? 'hostelcapacity' : 'ngo'), 'aidedHostel')),
    ...hostels
      .filter((_, index) => numbers.indexOf(numbers[index] ?? '') !== index)
      .map((hostel) => errorAt(inHostel(hostel, 'srNo'), 'hostelNumberTwice', { number: hostel.srNo })),
    ...hostels
      .filter(({ headName }) => !POST.test(headName.en))
      .map((hostel) => errorAt(inHostel(hostel, 'headName'), 'headNotPost')),
    ...listedDistricts.flatMap(({ name, inDistrict = 0 }, index) => {
      const found = hostels.filter(({ category, district }) => category === 'government' && district === name).length;
      const place = { file: 'content/institutions/government-hostels.yaml', path: ['districts', index, 'inDistrict'] };
      return found > inDistrict ? [errorAt(place, 'moreHostelsThanSaid', { found, said: inDistrict })] : [];
    }),
  ];
}
