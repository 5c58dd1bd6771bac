import type { albums as Albums } from './albums/data.server.ts';
import { fileNameOf } from './fileNameOf.ts';
import { hostelProblems } from './hostels/hostelProblems.ts';
import { problemsWhile } from './load.server.ts';
import type { officeGroups as OfficeGroups } from './offices/data.server.ts';
import type { portals as Portals } from './portals/data.server.ts';
import { errorAt, type Params, type Path, type Problem, type ProblemCode } from './problems/problem.ts';
import type { schemes as Schemes } from './schemes/data.server.ts';
import { sharedTotalProblems } from './schemes/sharedTotals.ts';
import { shownAs } from './sources.server.ts';

const ACTS = {
  manualScavengerAct: 'acts/manual-scavengers.yaml',
  rightToServices: 'acts/right-to-services.yaml',
  rightToInformation: 'acts/right-to-information.yaml',
} as const;

type Scheme = (typeof Schemes)[number];
type Portal = (typeof Portals)[number];
type Collection =
  | 'albums'
  | 'bodies.yaml'
  | 'categories'
  | 'portals'
  | 'required-documents.yaml'
  | 'schemes'
  | 'videos';

/** Collects problems of entries that name others by id. */
function createReferenceChecker(known: Record<Collection, readonly string[]>, portals: readonly Portal[]) {
  const problems: Problem[] = [];
  const withAddress = new Set(portals.map(({ id }) => id));
  const report = (file: string, path: Path, code: ProblemCode, params?: Params) =>
    problems.push(errorAt({ file: `content/${file}`, path }, code, params));
  const checkId = (file: string, path: Path, id: string, where: Collection) => {
    if (!known[where].includes(id)) report(file, path, 'noSuchEntry', { id, where: `content/${where}` });
  };
  const checkIds = (file: string, path: Path, ids: readonly string[] = [], where: Collection) =>
    ids.forEach((id, index) => {
      checkId(file, [...path, index], id, where);
    });
  const checkPortal = (file: string, path: Path, id: string | undefined) => {
    if (id && !withAddress.has(id)) report(file, path, 'noPortalWithAddress', { id });
  };
  const checkPortals = (file: string, path: Path, ids: readonly string[]) =>
    ids.forEach((id, index) => {
      checkPortal(file, [...path, index], id);
    });
  return { problems, report, checkId, checkIds, checkPortal, checkPortals };
}

/** Checks what spans collections: ids that point somewhere, pictures that stand in one album. */
export async function checkReferences(): Promise<Problem[]> {
  const { bodies, categories, requiredDocuments, schemes } = await import('./schemes/data.server.ts');
  const { namedPortals, portals } = await import('./portals/data.server.ts');
  const { albums } = await import('./albums/data.server.ts');
  const { hostels } = await import('./hostels/data.server.ts');
  const { videos } = await import('./videos/data.server.ts');
  const { institutions } = await import('./institutions/data.server.ts');
  const { services } = await import('./services/data.server.ts');
  const { officeGroups } = await import('./offices/data.server.ts');
  const { selfDisclosureIn } = await import('./self-disclosure/heads.server.ts');

  const checker = createReferenceChecker(
    {
      albums: albums.map(({ id }) => id),
      'bodies.yaml': Object.keys(bodies),
      categories: categories.map(({ id }) => id),
      portals: namedPortals.map(({ id }) => id),
      'required-documents.yaml': Object.keys(requiredDocuments),
      schemes: schemes.map(({ id }) => id),
      videos: videos.map(({ id }) => id),
    },
    portals,
  );
  const { report, checkId, checkIds, checkPortal } = checker;

  for (const { id, category, documents, apply, related, reported } of schemes) {
    const file = `schemes/${id}.yaml`;
    if (reported) checkId(file, ['reported', 'ask'], reported.ask, 'bodies.yaml');
    checkId(file, ['category'], category, 'categories');
    checkIds(file, ['documents'], documents, 'required-documents.yaml');
    checkIds(file, ['apply', 'bodies'], apply.bodies, 'bodies.yaml');
    checkIds(file, ['related'], related, 'schemes');
    checkPortal(file, ['apply', 'portal'], apply.portal);
  }
  for (const { id, bodies: named, portals: ways, reported } of services) {
    const file = `services/${id}.yaml`;
    checkIds(file, ['portals'], ways, 'portals');
    checkIds(file, ['bodies'], named, 'bodies.yaml');
    if (reported) checkId(file, ['reported', 'ask'], reported.ask, 'bodies.yaml');
  }
  for (const { id } of categories)
    if (!schemes.some(({ category }) => category === id)) report(`categories/${id}.yaml`, [], 'emptyCategory');
  for (const { id, schemes: named, portal } of institutions) {
    checkIds(`institutions/${id}.yaml`, ['schemes'], named, 'schemes');
    checkPortal(`institutions/${id}.yaml`, ['portal'], portal);
  }
  await checkHomeAndCards(checker);
  return [
    ...checker.problems,
    ...schemes.flatMap((scheme) => schemeProblems(scheme, schemes)),
    ...(await sourceProblems()),
    ...problemsWhile(() => selfDisclosureIn('en')),
    ...officeProblems(officeGroups),
    ...hostelProblems(hostels, institutions),
    ...picturesShownTwice(albums),
  ];
}

async function checkHomeAndCards({ checkIds, checkPortals }: ReturnType<typeof createReferenceChecker>) {
  const { home } = await import('./home/data.server.ts');
  const { site } = await import('./site/data.server.ts');
  const { cards } = await import('./cards/data.server.ts');
  checkPortals('home.yaml', ['importantLinks', 'links'], home.importantLinks.links);
  checkPortals('home.yaml', ['logoCarousel'], home.logoCarousel);
  checkPortals('site.yaml', ['footerLogos'], site.footerLogos);
  checkIds('home.yaml', ['videos'], home.videos, 'videos');
  checkIds(
    'home.yaml',
    ['galleryImages'],
    home.galleryImages.map(({ album }) => album),
    'albums',
  );
  for (const [name, { categories: named }] of Object.entries(cards))
    checkIds('cards.yaml', ['cards', name, 'categories'], named, 'categories');
}

function schemeProblems(scheme: Scheme, schemes: readonly Scheme[]): Problem[] {
  const inScheme = (...path: Path) => ({ file: `content/schemes/${scheme.id}.yaml`, path });
  const cited = [...scheme.eligibility, scheme.timeLimit, scheme.appeal].flatMap((part) => part?.source ?? []);
  return [
    ...sharedTotalProblems(scheme, schemes),
    ...cited
      .filter((line) => !scheme.source.includes(line))
      .map((line) => errorAt(inScheme('source'), 'sourceNotListed', { line })),
    ...(scheme.benefits[0]?.term ? [errorAt(inScheme('benefits', 0), 'termFirst')] : []),
  ];
}

/** Finds offices whose place has no name in the two languages. */
function officeProblems(officeGroups: typeof OfficeGroups): Problem[] {
  return officeGroups.flatMap(({ id, offices, locationTranslations }) =>
    Object.keys(offices)
      .filter((place) => !(place in locationTranslations))
      .map((name) => {
        const place = { file: `content/offices/${id}.yaml`, path: ['locationTranslations'] };
        return errorAt(place, 'missingPart', { name });
      }),
  );
}

/** Finds sources that no page could show. */
async function sourceProblems(): Promise<Problem[]> {
  const { schemes } = await import('./schemes/data.server.ts');
  const { hostels } = await import('./hostels/data.server.ts');
  const { officeGroups } = await import('./offices/data.server.ts');
  const acts = await import('./acts/data.server.ts');
  const withSources = [
    ...schemes.map((scheme) => ({ file: `schemes/${scheme.id}.yaml`, path: [], part: scheme })),
    ...hostels.map((hostel) => ({ file: `hostels/${hostel.name}.yaml`, path: [], part: hostel })),
    ...officeGroups.flatMap(({ id, offices }) =>
      Object.entries(offices).map(([at, part]) => ({ file: `offices/${id}.yaml`, path: ['offices', at], part })),
    ),
    ...Object.entries(ACTS).map(([act, file]) => ({ file, path: [], part: acts[act as keyof typeof ACTS] })),
  ];
  return withSources.flatMap(({ file, path, part }) =>
    part.source.flatMap((line, index) =>
      shownAs(line).length > 0
        ? []
        : [errorAt({ file: `content/${file}`, path: [...path, 'source', index] }, 'sourceNotShown', { line })],
    ),
  );
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
