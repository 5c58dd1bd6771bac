import type { albums as Albums } from './albums/data.server.ts';
import { fileNameOf } from './fileNameOf.ts';
import type { Hostel } from './hostels/schema.server.ts';
import type { Institution } from './institutions/schema.server.ts';
import { problemsWhile } from './load.server.ts';
import { errorAt, type Params, type Path, type Problem, type ProblemCode } from './problems/problem.ts';
import { sharedTotalProblems } from './schemes/sharedTotals.ts';
import { shownAs } from './sources.server.ts';

const ACTS = {
  manualScavengerAct: 'acts/manual-scavengers.yaml',
  rightToServices: 'acts/right-to-services.yaml',
  rightToInformation: 'acts/right-to-information.yaml',
} as const;

const GOVERNMENT_HOSTELS = 'content/institutions/government-hostels.yaml';

/** Checks that span collections: ids that point somewhere, pictures that stand in one album. */
export async function checkReferences(): Promise<Problem[]> {
  const { bodies, categories, requiredDocuments, schemes } = await import('./schemes/data.server.ts');
  const { namedPortals, portals } = await import('./portals/data.server.ts');
  const { cards } = await import('./cards/data.server.ts');
  const { albums } = await import('./albums/data.server.ts');
  const { hostels } = await import('./hostels/data.server.ts');
  const { videos } = await import('./videos/data.server.ts');
  const { institutions } = await import('./institutions/data.server.ts');
  const { services } = await import('./services/data.server.ts');
  const { officeGroups } = await import('./offices/data.server.ts');
  const acts = await import('./acts/data.server.ts');
  const { home } = await import('./home/data.server.ts');
  const { site } = await import('./site/data.server.ts');
  const { selfDisclosureIn } = await import('./self-disclosure/heads.server.ts');

  const problems: Problem[] = [];
  const say = (file: string, path: Path, code: ProblemCode, params?: Params) =>
    problems.push(errorAt({ file: `content/${file}`, path }, code, params));
  const withAddress = new Set(portals.map(({ id }) => id));
  const known = {
    albums: albums.map(({ id }) => id),
    'bodies.yaml': Object.keys(bodies),
    categories: categories.map(({ id }) => id),
    portals: namedPortals.map(({ id }) => id),
    'required-documents.yaml': Object.keys(requiredDocuments),
    schemes: schemes.map(({ id }) => id),
    videos: videos.map(({ id }) => id),
  };
  const checkId = (file: string, path: Path, id: string, where: keyof typeof known) => {
    if (!known[where].includes(id)) say(file, path, 'noSuchEntry', { id, where: `content/${where}` });
  };
  const checkIds = (file: string, path: Path, ids: readonly string[], where: keyof typeof known) =>
    ids.forEach((id, index) => {
      checkId(file, [...path, index], id, where);
    });
  const checkLink = (file: string, path: Path, id: string | undefined) => {
    if (id && !withAddress.has(id)) say(file, path, 'noPortalWithAddress', { id });
  };

  for (const scheme of schemes) {
    const file = `schemes/${scheme.id}.yaml`;
    const { documents, apply, related = [], reported } = scheme;
    if (reported) checkId(file, ['reported', 'ask'], reported.ask, 'bodies.yaml');
    checkId(file, ['category'], scheme.category, 'categories');
    checkIds(file, ['documents'], documents, 'required-documents.yaml');
    checkIds(file, ['apply', 'bodies'], apply.bodies, 'bodies.yaml');
    checkIds(file, ['related'], related, 'schemes');
    problems.push(...sharedTotalProblems(scheme, schemes));
    const cited = [...scheme.eligibility, scheme.timeLimit, scheme.appeal].flatMap((part) => part?.source ?? []);
    for (const line of cited) if (!scheme.source.includes(line)) say(file, ['source'], 'sourceNotListed', { line });
    if (scheme.benefits[0]?.term) say(file, ['benefits', 0], 'termFirst');
    checkLink(file, ['apply', 'portal'], apply.portal);
  }
  const withSources = [
    ...schemes.map((scheme) => ({ file: `schemes/${scheme.id}.yaml`, path: [], part: scheme })),
    ...hostels.map((hostel) => ({ file: `hostels/${hostel.name}.yaml`, path: [], part: hostel })),
    ...officeGroups.flatMap(({ id, offices }) =>
      Object.entries(offices).map(([at, part]) => ({ file: `offices/${id}.yaml`, path: ['offices', at], part })),
    ),
    ...Object.entries(ACTS).map(([act, file]) => ({ file, path: [], part: acts[act as keyof typeof ACTS] })),
  ];
  for (const { file, path, part } of withSources)
    part.source.forEach((line, index) => {
      if (shownAs(line).length === 0) say(file, [...path, 'source', index], 'sourceNotShown', { line });
    });
  for (const { id, bodies: named, portals: ways = [], reported } of services) {
    const file = `services/${id}.yaml`;
    checkIds(file, ['portals'], ways, 'portals');
    checkIds(file, ['bodies'], named, 'bodies.yaml');
    if (reported) checkId(file, ['reported', 'ask'], reported.ask, 'bodies.yaml');
  }
  problems.push(...problemsWhile(() => selfDisclosureIn('en')));
  for (const { id } of categories)
    if (!schemes.some((scheme) => scheme.category === id)) say(`categories/${id}.yaml`, [], 'emptyCategory');
  for (const [index, id] of home.importantLinks.links.entries())
    checkLink('home.yaml', ['importantLinks', 'links', index], id);
  for (const [index, id] of home.logoCarousel.entries()) checkLink('home.yaml', ['logoCarousel', index], id);
  for (const [index, id] of site.footerLogos.entries()) checkLink('site.yaml', ['footerLogos', index], id);
  for (const { id, schemes: named, portal } of institutions) {
    const file = `institutions/${id}.yaml`;
    checkIds(file, ['schemes'], named, 'schemes');
    checkLink(file, ['portal'], portal);
  }
  checkIds('home.yaml', ['videos'], home.videos, 'videos');
  const shown = home.galleryImages.map(({ album }) => album);
  checkIds('home.yaml', ['galleryImages'], shown, 'albums');
  for (const [name, { categories: named = [] }] of Object.entries(cards))
    checkIds('cards.yaml', ['cards', name, 'categories'], named, 'categories');

  for (const { id, offices, locationTranslations } of officeGroups)
    for (const place of Object.keys(offices).filter((one) => !(one in locationTranslations)))
      say(`offices/${id}.yaml`, ['locationTranslations'], 'missingPart', { name: place });
  return [...problems, ...hostelProblems(hostels, institutions), ...picturesShownTwice(albums)];
}

const A_POST = /warden|head|superintendent|officer/i;

function hostelProblems(hostels: readonly Hostel[], institutions: readonly Institution[]): Problem[] {
  const numbers = hostels.map(({ category, district, srNo }) => `${category} ${district} ${srNo}`);
  const ofTheGovernment = institutions.find(({ id }) => id === 'government-hostels')?.districts ?? [];
  const inHostel = ({ name }: Hostel, ...path: Path) => ({ file: `content/hostels/${name}.yaml`, path });
  return [
    ...hostels
      .filter(({ category, ngo, hostelcapacity }) => category === 'aided' && (!ngo || hostelcapacity !== undefined))
      .map((hostel) => errorAt(inHostel(hostel, hostel.ngo ? 'hostelcapacity' : 'ngo'), 'aidedHostel')),
    ...hostels
      .filter((_, index) => numbers.indexOf(numbers[index] ?? '') !== index)
      .map((hostel) => errorAt(inHostel(hostel, 'srNo'), 'hostelNumberTwice', { number: hostel.srNo })),
    ...hostels
      .filter(({ headName }) => !A_POST.test(headName.en))
      .map((hostel) => errorAt(inHostel(hostel, 'headName'), 'headNotPost')),
    ...ofTheGovernment.flatMap(({ name, inDistrict = 0 }, index) => {
      const found = hostels.filter(({ category, district }) => category === 'government' && district === name).length;
      const place = { file: GOVERNMENT_HOSTELS, path: ['districts', index, 'inDistrict'] };
      return found > inDistrict ? [errorAt(place, 'moreHostelsThanSaid', { found, said: inDistrict })] : [];
    }),
  ];
}

/** No two albums are alike: each picture stands in one album, once. */
function picturesShownTwice(albums: typeof Albums): Problem[] {
  const shownIn = new Map<string, string>();
  return albums.flatMap(({ id, images }) =>
    images.flatMap(({ src }, index) => {
      const other = shownIn.get(src);
      shownIn.set(src, id);
      const place = { file: `content/albums/${fileNameOf(id)}.yaml`, path: ['images', index, 'src'] };
      return other ? [errorAt(place, 'pictureTwice', { picture: src, album: other })] : [];
    }),
  );
}
