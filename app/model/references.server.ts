import type { albums as Albums } from './albums/data.server.ts';
import { ContentError } from './load.server.ts';
import { sharedTotalProblems } from './schemes/sharedTotals.ts';
import { shownAs } from './sources.server.ts';

/** Pictures that an album of the specification shows at least. */
const PICTURES_OF_AN_ALBUM = 4;

/** Checks that span collections: ids that point somewhere, numbers of entries that the specification fixes. */
export async function checkReferences(): Promise<string[]> {
  const { bodies, categories, requiredDocuments, schemes } = await import('./schemes/data.server.ts');
  const { namedPortals, portals } = await import('./portals/data.server.ts');
  const { albums } = await import('./albums/data.server.ts');
  const { ALBUM_SLUGS } = await import('./albums/schema.server.ts');
  const { CATEGORY_IDS } = await import('./schemes/schema.server.ts');
  const { hostels } = await import('./hostels/data.server.ts');
  const { events } = await import('./events/data.server.ts');
  const { videos } = await import('./videos/data.server.ts');
  const { notices } = await import('./notices/data.server.ts');
  const { services } = await import('./services/data.server.ts');
  const { institutions } = await import('./institutions/data.server.ts');
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
  for (const id of CATEGORY_IDS) {
    if (!categories.some((category) => category.id === id)) say('categories', `lacks the category ${id}`);
    if (!schemes.some((scheme) => scheme.category === id)) say('schemes', `has no scheme in the category ${id}`);
  }
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
  for (const { album } of home.galleryImages)
    if (!albums.some(({ id }) => id === album))
      say('home.yaml', `galleryImages names the album ${album}, but there is no such album`);

  for (const id of ALBUM_SLUGS)
    if (!albums.some((album) => album.id === id)) say('albums', `lacks the album "${id}" of the specification`);
  for (const { id, images } of albums)
    if (ALBUM_SLUGS.some((slug) => slug === id) && images.length < PICTURES_OF_AN_ALBUM)
      say('albums', `"${id}" has ${images.length} pictures; the specification wants ${PICTURES_OF_AN_ALBUM}`);
  for (const problem of picturesShownTwice(albums)) say('albums', problem);

  const directories = officeGroups.filter(({ id }) => id !== 'regional');
  const fixed: [string, number, number][] = [
    ['schemes', schemes.length, 70],
    ['hostels', hostels.length, 29],
    ['events', events.length, 6],
    ['videos', videos.length, 6],
    ['notices', notices.length, 2],
    ['services', services.length, 9],
    ['institutions', institutions.length, 4],
    ['offices', directories.length, 3],
    ['offices (all groups)', directories.flatMap(({ offices }) => Object.keys(offices)).length, 15],
  ];
  for (const [folder, found, wanted] of fixed)
    if (found < wanted) say(folder, `has ${found} entries; the specification wants ${wanted}`);
  return problems;
}

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
