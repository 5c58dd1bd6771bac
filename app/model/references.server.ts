/** Checks references across collections. Import it only with valid content, because it loads all content. */
import { manualScavengerAct, rightToInformation, rightToServices } from './acts/data.server.ts';
import { albums } from './albums/data.server.ts';
import { elsewhere } from './elsewhere/data.server.ts';
import { entryFileName } from './entryFileName.ts';
import { home } from './home/data.server.ts';
import { hostels } from './hostels/data.server.ts';
import { hostelProblems } from './hostels/hostelProblems.ts';
import { institutions } from './institutions/data.server.ts';
import { problemsWhile } from './load.server.ts';
import { officeGroups } from './offices/data.server.ts';
import { namedPortals } from './portals/data.server.ts';
import { errorAt, type Path, type Problem } from './problems/problem.ts';
import { categories, schemes } from './schemes/data.server.ts';
import type { Scheme } from './schemes/schema.server.ts';
import { schemeProblems } from './schemes/schemeProblems.ts';
import { selfDisclosureIn } from './self-disclosure/data.server.ts';
import { site } from './site/data.server.ts';
import { situations } from './situations/data.server.ts';
import { schemesWithoutSituation, situationProblems } from './situations/situationProblems.ts';
import { parseSource } from './sources.server.ts';

/** Collects problems between entries, in pictures and in sources. content-check/rules/unknown-ids.ts finds ids of no entry. */
export function checkReferences(): Problem[] {
  return [
    ...schemes.flatMap((scheme) => [...papersNotAsked(scheme), ...schemeProblems(scheme, schemes)]),
    ...schemes.flatMap(({ id, apply }) =>
      portalsWithoutAddress(`schemes/${id}.yaml`, ['apply', 'portal'], apply.portal),
    ),
    ...institutions.flatMap(({ id, portal }) => portalsWithoutAddress(`institutions/${id}.yaml`, ['portal'], portal)),
    ...portalsWithoutAddress('home.yaml', ['importantLinks', 'links'], home.importantLinks.links),
    ...portalsWithoutAddress('home.yaml', ['logoCarousel'], home.logoCarousel),
    ...portalsWithoutAddress('site.yaml', ['footerLogos'], site.footerLogos),
    ...categories
      .filter(({ id }) => !schemes.some(({ category }) => category === id))
      .map(({ id }) => errorAt({ file: `content/categories/${id}.yaml`, path: [] }, 'emptyCategory')),
    ...situations.flatMap((situation) => situationProblems(situation, schemes)),
    ...schemesWithoutSituation(schemes, situations),
    ...hiddenSources(),
    ...problemsWhile(() => selfDisclosureIn('en')),
    ...unnamedLocations(),
    ...hostelProblems(hostels, institutions),
    ...repeatedPictures(),
  ];
}

/** Finds conditions for papers that the scheme does not ask for. */
function papersNotAsked({ id, documents, documentsIf = [] }: Scheme): Problem[] {
  return documentsIf.flatMap(({ document }, index) => {
    const place = { file: `content/schemes/${id}.yaml`, path: ['documentsIf', index, 'document'] };
    return documents.includes(document) ? [] : [errorAt(place, 'noSuchEntry', { id: document, where: 'documents' })];
  });
}

function portalsWithoutAddress(file: string, path: Path, ids: string | readonly string[] | undefined): Problem[] {
  const withoutAddress = namedPortals.filter(({ url }) => url === undefined).map((portal) => portal.id);
  const places = typeof ids === 'string' ? [{ id: ids, path }] : ids?.map((id, at) => ({ id, path: [...path, at] }));
  return (places ?? [])
    .filter(({ id }) => withoutAddress.includes(id))
    .map(({ id, path }) => errorAt({ file: `content/${file}`, path }, 'noPortalWithAddress', { id }));
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
