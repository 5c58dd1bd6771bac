/** Checks references across collections. Import it only with valid content, because it loads all content. */
import { manualScavengerAct, rightToInformation, rightToServices } from './acts/data.server.ts';
import { albums } from './albums/data.server.ts';
import { bodies } from './bodies/data.server.ts';
import { cards } from './cards/data.server.ts';
import { elsewhere } from './elsewhere/data.server.ts';
import { entryFileName } from './entryFileName.ts';
import { helplines } from './helplines/data.server.ts';
import { home } from './home/data.server.ts';
import { hostels } from './hostels/data.server.ts';
import { hostelProblems } from './hostels/hostelProblems.ts';
import { institutions } from './institutions/data.server.ts';
import { problemsWhile } from './load.server.ts';
import { officeGroups } from './offices/data.server.ts';
import { pages } from './pages/data.server.ts';
import type { StepsPage } from './pages/schema.server.ts';
import { namedPortals, portals } from './portals/data.server.ts';
import { errorAt, type Path, type Problem } from './problems/problem.ts';
import { categories, paperConditions, requiredDocuments, schemes } from './schemes/data.server.ts';
import { schemeProblems } from './schemes/schemeProblems.ts';
import { selfDisclosureIn } from './self-disclosure/data.server.ts';
import { services } from './services/data.server.ts';
import { site } from './site/data.server.ts';
import { situations } from './situations/data.server.ts';
import type { Situation } from './situations/schema.server.ts';
import { schemesWithoutSituation, situationProblems } from './situations/situationProblems.ts';
import { parseSource } from './sources.server.ts';
import { videos } from './videos/data.server.ts';

/** Ids of entries by their content folder or file. */
const IDS = {
  albums: albums.map(({ id }) => id),
  'bodies.yaml': Object.keys(bodies),
  'helplines.yaml': Object.keys(helplines),
  categories: categories.map(({ id }) => id),
  pages: pages.map(({ id }) => id),
  'paper-conditions.yaml': Object.keys(paperConditions),
  portals: namedPortals.map(({ id }) => id),
  'required-documents.yaml': Object.keys(requiredDocuments),
  schemes: schemes.map(({ id }) => id),
  situations: situations.map(({ id }) => id),
  videos: videos.map(({ id }) => id),
};

/** One id, a list of ids, or none. */
type Ids = string | readonly string[] | undefined;

/** Collects problems in references between entries, in pictures and in sources. */
export function checkReferences(): Problem[] {
  return [
    ...schemes.flatMap(({ id, category, call, documents, documentsIf = [], apply, related, reported }) => [
      ...unknownIds(`schemes/${id}.yaml`, ['reported', 'ask'], reported?.ask, 'bodies.yaml'),
      ...unknownIds(`schemes/${id}.yaml`, ['call'], call, 'helplines.yaml'),
      ...unknownIds(`schemes/${id}.yaml`, ['category'], category, 'categories'),
      ...unknownIds(`schemes/${id}.yaml`, ['documents'], documents, 'required-documents.yaml'),
      ...documentsIf.flatMap(({ document, condition }, index) => [
        ...unknownIds(`schemes/${id}.yaml`, ['documentsIf', index, 'condition'], condition, 'paper-conditions.yaml'),
        ...(documents.includes(document) ? [] : [notAsked(id, index, document)]),
      ]),
      ...unknownIds(`schemes/${id}.yaml`, ['apply', 'bodies'], apply.bodies, 'bodies.yaml'),
      ...unknownIds(`schemes/${id}.yaml`, ['related'], related, 'schemes'),
      ...portalsWithoutAddress(`schemes/${id}.yaml`, ['apply', 'portal'], apply.portal),
    ]),
    ...services.flatMap((service) => [
      ...unknownIds(`services/${service.id}.yaml`, ['portals'], service.portals, 'portals'),
      ...unknownIds(`services/${service.id}.yaml`, ['page'], service.page, 'pages'),
      ...unknownIds(`services/${service.id}.yaml`, ['bodies'], service.bodies, 'bodies.yaml'),
      ...unknownIds(`services/${service.id}.yaml`, ['reported', 'ask'], service.reported?.ask, 'bodies.yaml'),
    ]),
    ...categories
      .filter(({ id }) => !schemes.some(({ category }) => category === id))
      .map(({ id }) => errorAt({ file: `content/categories/${id}.yaml`, path: [] }, 'emptyCategory')),
    ...institutions.flatMap((institution) => [
      ...unknownIds(`institutions/${institution.id}.yaml`, ['schemes'], institution.schemes, 'schemes'),
      ...portalsWithoutAddress(`institutions/${institution.id}.yaml`, ['portal'], institution.portal),
    ]),
    ...portalsWithoutAddress('home.yaml', ['importantLinks', 'links'], home.importantLinks.links),
    ...portalsWithoutAddress('home.yaml', ['logoCarousel'], home.logoCarousel),
    ...portalsWithoutAddress('site.yaml', ['footerLogos'], site.footerLogos),
    ...unknownIds('site.yaml', ['helplines'], site.helplines, 'helplines.yaml'),
    ...unknownIds('home.yaml', ['videos'], home.videos, 'videos'),
    ...home.galleryImages.flatMap(({ album }, index) =>
      unknownIds('home.yaml', ['galleryImages', index], album, 'albums'),
    ),
    ...Object.entries(cards).flatMap(([name, card]) =>
      unknownIds('cards.yaml', ['cards', name, 'categories'], card.categories, 'categories'),
    ),
    ...schemes.flatMap((scheme) => schemeProblems(scheme, schemes)),
    ...situations.flatMap(situationReferences),
    ...elsewhere.flatMap(({ id, ask, schemes, situations }) => [
      ...unknownIds(`elsewhere/${id}.yaml`, ['ask', 'helplines'], ask.helplines, 'helplines.yaml'),
      ...unknownIds(`elsewhere/${id}.yaml`, ['schemes'], schemes, 'schemes'),
      ...unknownIds(`elsewhere/${id}.yaml`, ['situations'], situations, 'situations'),
    ]),
    ...schemesWithoutSituation(schemes, situations),
    ...pages.flatMap((page) => (page.kind === 'steps' ? stepsProblems(page) : [])),
    ...hiddenSources(),
    ...problemsWhile(() => selfDisclosureIn('en')),
    ...unnamedLocations(),
    ...hostelProblems(hostels, institutions),
    ...repeatedPictures(),
  ];
}

function situationReferences(situation: Situation): Problem[] {
  const { id, call, talk, related, choice } = situation;
  const file = `situations/${id}.yaml`;
  return [
    ...unknownIds(file, ['call'], call, 'helplines.yaml'),
    ...unknownIds(file, ['talk', 'helplines'], talk?.helplines, 'helplines.yaml'),
    ...unknownIds(file, ['schemes'], choice ? undefined : situation.schemes, 'schemes'),
    ...(choice?.groups ?? []).flatMap((group, index) =>
      unknownIds(file, ['choice', 'groups', index, 'schemes'], group.schemes, 'schemes'),
    ),
    ...unknownIds(file, ['related'], related, 'situations'),
    ...situationProblems(situation, schemes),
  ];
}

function stepsProblems({ id, steps, sections }: StepsPage): Problem[] {
  const file = `pages/${id}.yaml`;
  return [
    ...steps.flatMap(({ portal }, at) => unknownIds(file, ['steps', at, 'portal'], portal, 'portals')),
    ...Object.entries({ steps, sections }).flatMap(([part, entries]) =>
      entries.flatMap(({ helplines: ids }, at) => unknownIds(file, [part, at, 'helplines'], ids, 'helplines.yaml')),
    ),
  ];
}

function unknownIds(file: string, path: Path, ids: Ids, collection: keyof typeof IDS): Problem[] {
  return missingIds(path, ids, IDS[collection]).map(({ id, path }) =>
    errorAt({ file: `content/${file}`, path }, 'noSuchEntry', { id, where: `content/${collection}` }),
  );
}

/** A condition is for a paper of the same scheme. */
const notAsked = (scheme: string, index: number, id: string) => {
  const place = { file: `content/schemes/${scheme}.yaml`, path: ['documentsIf', index, 'document'] };
  return errorAt(place, 'noSuchEntry', { id, where: 'documents' });
};

function portalsWithoutAddress(file: string, path: Path, ids: Ids): Problem[] {
  const known = portals.map(({ id }) => id);
  return missingIds(path, ids, known).map(({ id, path }) =>
    errorAt({ file: `content/${file}`, path }, 'noPortalWithAddress', { id }),
  );
}

function missingIds(path: Path, ids: Ids, known: readonly string[]): { id: string; path: Path }[] {
  const places = typeof ids === 'string' ? [{ id: ids, path }] : ids?.map((id, at) => ({ id, path: [...path, at] }));
  return places?.filter(({ id }) => !known.includes(id)) ?? [];
}

/** Finds offices whose location has no bilingual name. */
function unnamedLocations(): Problem[] {
  return officeGroups.flatMap(({ id, offices, locationTranslations }) => {
    const place = { file: `content/offices/${id}.yaml`, path: ['locationTranslations'] };
    const unnamed = Object.keys(offices).filter((location) => !(location in locationTranslations));
    return unnamed.map((name) => errorAt(place, 'missingPart', { name }));
  });
}

/** Finds sources that no page can show. */
function hiddenSources(): Problem[] {
  const cite = (file: string, { source }: { source: string[] }, path: Path = []) => ({ file, path, source });
  const cited = [
    ...schemes.map((scheme) => cite(`schemes/${scheme.id}.yaml`, scheme)),
    ...elsewhere.map((entry) => cite(`elsewhere/${entry.id}.yaml`, entry)),
    ...hostels.map((hostel) => cite(`hostels/${hostel.name}.yaml`, hostel)),
    ...officeGroups.flatMap(({ id, offices }) =>
      Object.entries(offices).map(([at, office]) => cite(`offices/${id}.yaml`, office, ['offices', at])),
    ),
    cite('acts/manual-scavengers.yaml', manualScavengerAct),
    cite('acts/right-to-services.yaml', rightToServices),
    cite('acts/right-to-information.yaml', rightToInformation),
  ];
  return cited.flatMap(({ file, path, source }) =>
    source.flatMap((line, index) => {
      const place = { file: `content/${file}`, path: [...path, 'source', index] };
      return parseSource(line).length > 0 ? [] : [errorAt(place, 'sourceNotShown', { line })];
    }),
  );
}

/** Finds pictures that occur more than once in the albums. */
function repeatedPictures(): Problem[] {
  const albumByPicture = new Map<string, string>();
  return albums.flatMap(({ id, images }) =>
    images.flatMap(({ src }, index) => {
      const other = albumByPicture.get(src);
      albumByPicture.set(src, id);
      const place = { file: `content/albums/${entryFileName(id)}.yaml`, path: ['images', index, 'src'] };
      return other ? [errorAt(place, 'pictureTwice', { picture: src, album: other })] : [];
    }),
  );
}
