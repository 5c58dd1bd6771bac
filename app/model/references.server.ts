import type { albums as Albums } from './albums/data.server.ts';
import type { Hostel } from './hostels/schema.server.ts';
import type { Institution } from './institutions/schema.server.ts';
import { ContentError } from './load.server.ts';
import { sharedTotalProblems } from './schemes/sharedTotals.ts';
import { shownAs } from './sources.server.ts';

/** Checks that span collections: ids that point somewhere, pictures that stand in one album. */
export async function checkReferences(): Promise<string[]> {
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

  const problems: string[] = [];
  const say = (file: string, problem: string) => problems.push(`content/${file}\n  ${problem}`);
  const portalIds = new Set(portals.map(({ id }) => id));
  const schemeIds = new Set(schemes.map(({ id }) => id));

  for (const scheme of schemes) {
    const file = `schemes/${scheme.id}.yaml`;
    for (const id of scheme.reported ? [scheme.reported.ask] : [])
      if (!bodies[id]) say(file, `reported.ask names ${id}, which is not in content/bodies.yaml`);
    if (!categories.some(({ id }) => id === scheme.category))
      say(file, `category names ${scheme.category}, which is not in content/categories`);
    for (const id of scheme.documents)
      if (!requiredDocuments[id]) say(file, `documents names ${id}, which is not in content/required-documents.yaml`);
    for (const id of scheme.apply.bodies)
      if (!bodies[id]) say(file, `apply.bodies names ${id}, which is not in content/bodies.yaml`);
    for (const id of scheme.related ?? [])
      if (!schemeIds.has(id)) say(file, `related names ${id}, but there is no such scheme`);
    for (const problem of sharedTotalProblems(scheme, schemes)) say(file, problem);
    const cited = [...scheme.eligibility, scheme.timeLimit, scheme.appeal].flatMap((part) => part?.source ?? []);
    for (const line of cited)
      if (!scheme.source.includes(line)) say(file, `source lacks the line "${line}", which a condition names`);
    if (scheme.benefits[0]?.term)
      say(file, 'benefits begins with a term; put what one gets first, because the card shows it');
    if (scheme.apply.portal && !portalIds.has(scheme.apply.portal))
      say(file, `apply.portal names ${scheme.apply.portal}, which is not in content/portals or has no address there`);
  }
  const withSources = [
    ...schemes.map((scheme) => [`schemes/${scheme.id}.yaml`, scheme] as const),
    ...hostels.map((hostel) => [`hostels/${hostel.name}.yaml`, hostel] as const),
    ...officeGroups.flatMap(({ id, offices }) =>
      Object.values(offices).map((office) => [`offices/${id}.yaml`, office] as const),
    ),
    ...[acts.manualScavengerAct, acts.rightToServices, acts.rightToInformation].map((act) => ['acts', act] as const),
  ];
  for (const [file, { source }] of withSources)
    for (const line of source.filter((one) => shownAs(one).length === 0))
      say(file, `source has "${line}", which no page can show in Marathi. Write an address or a code`);
  for (const { id, bodies: named, portals: ways = [], reported } of services) {
    for (const portal of ways)
      if (!namedPortals.some((one) => one.id === portal))
        say(`services/${id}.yaml`, `portals names ${portal}, which is not in content/portals`);
    for (const body of named)
      if (!bodies[body]) say(`services/${id}.yaml`, `bodies names ${body}, which is not in content/bodies.yaml`);
    if (reported && !bodies[reported.ask])
      say(`services/${id}.yaml`, `reported.ask names ${reported.ask}, which is not in content/bodies.yaml`);
  }
  try {
    selfDisclosureIn('en');
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(error.message);
  }
  for (const { id } of categories)
    if (!schemes.some((scheme) => scheme.category === id))
      say(`categories/${id}.yaml`, 'has no scheme. Put one into it, or remove it');
  const portalUses: [string, string[]][] = [
    ['home.yaml importantLinks', home.importantLinks.links],
    ['home.yaml logoCarousel', home.logoCarousel],
    ['site.yaml footerLogos', site.footerLogos],
  ];
  for (const [file, ids] of portalUses)
    for (const id of ids)
      if (!portalIds.has(id))
        say(file, `names the portal ${id}, which is not in content/portals or has no address there`);
  for (const id of home.videos)
    if (!videos.some((video) => video.id === id)) say('home.yaml', `videos names ${id}, but there is no such video`);
  for (const [name, { categories: named = [] }] of Object.entries(cards))
    for (const id of named)
      if (!categories.some((category) => category.id === id))
        say('cards.yaml', `cards.${name}.categories names ${id}, which is not in content/categories`);
  for (const { album } of home.galleryImages)
    if (!albums.some(({ id }) => id === album))
      say('home.yaml', `galleryImages names the album ${album}, but there is no such album`);

  for (const { id, offices, locationTranslations } of officeGroups)
    for (const place of Object.keys(offices).filter((one) => !(one in locationTranslations)))
      say('offices', `"${id}" has an office at ${place}, but locationTranslations has no name for that place`);
  for (const problem of hostelProblems(hostels, institutions)) say('hostels', problem);

  for (const problem of picturesShownTwice(albums)) say('albums', problem);
  return problems;
}

const A_POST = /warden|head|superintendent|officer/i;

function hostelProblems(hostels: readonly Hostel[], institutions: readonly Institution[]): string[] {
  const numbers = hostels.map(({ category, district, srNo }) => `${category} ${district} ${srNo}`);
  const ofTheGovernment = institutions.find(({ id }) => id === 'government-hostels')?.districts ?? [];
  return [
    ...hostels
      .filter(({ category, ngo, hostelcapacity }) => category === 'aided' && (!ngo || hostelcapacity !== undefined))
      .map(({ name }) => `"${name}" is aided: name its organisation in ngo, and no hostelcapacity`),
    ...hostels
      .filter((_, index) => numbers.indexOf(numbers[index] ?? '') !== index)
      .map(({ name, srNo }) => `"${name}" has the srNo ${srNo}, which another hostel of its category and district has`),
    ...hostels
      .filter(({ headName }) => !A_POST.test(headName.en))
      .map(({ name }) => `"${name}" has a headName that is no post. Write the post, not the name of a person`),
    ...ofTheGovernment
      .map(({ name, inDistrict = 0 }) => ({ name, inDistrict, named: hostelsIn(hostels, name) }))
      .filter(({ inDistrict, named }) => named > inDistrict)
      .map(
        ({ name, inDistrict, named }) =>
          `has ${named} government hostels in ${name}, but content/institutions/government-hostels.yaml says ${inDistrict} (inDistrict)`,
      ),
  ];
}

const hostelsIn = (hostels: readonly Hostel[], place: string) =>
  hostels.filter(({ category, district }) => category === 'government' && district === place).length;

/** No two albums are alike: each picture stands in one album, once. */
function picturesShownTwice(albums: typeof Albums): string[] {
  const shownIn = new Map<string, string>();
  return albums.flatMap(({ id, images }) =>
    images.flatMap(({ src }) => {
      const other = shownIn.get(src);
      shownIn.set(src, id);
      return other ? [`"${id}" shows ${src}, which "${other}" shows already; no two albums are alike`] : [];
    }),
  );
}
