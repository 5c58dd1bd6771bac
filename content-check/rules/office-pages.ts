import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { type ContentFile, collectPlainTexts, collectTexts } from '../text/texts.ts';

type Ask = { offices?: { group: string; location?: string; district?: string }[]; helplines?: string[] };
type Body = { level: string; officeGroup?: string; talukaOffice?: object; howToFind?: object; ask?: Ask };
type Office = { office_phone_number?: string; ask?: Ask };
type Content = {
  bodies: Record<string, Body>;
  offices: Map<string, Record<string, Office>>;
  askIn: (Ask & { district: string })[];
};

/** Requires that everybody finds an office of each body, or whom to call, and that no link leads to a page without it. */
export function officePages(files: readonly ContentFile[]): Problem[] {
  const content = readContent(files);
  return [...officesNotFound(content), ...files.flatMap((file) => linksElsewhere(file, content))];
}

function readContent(files: readonly ContentFile[]): Content {
  const read = (name: string) => files.find(({ file }) => file === `content/${name}`)?.entry as Record<string, unknown>;
  const groups = files.filter(({ file }) => file.startsWith('content/offices/'));
  return {
    bodies: (read('bodies.yaml')?.bodies ?? {}) as Content['bodies'],
    offices: new Map(
      groups.map(({ entry }) => {
        const { id, offices } = entry as { id: string; offices: Record<string, Office> };
        return [id, offices];
      }),
    ),
    askIn: (read('districts.yaml')?.ask ?? []) as Content['askIn'],
  };
}

function officesNotFound(content: Content): Problem[] {
  return Object.entries(content.bodies).flatMap(([id, body]) => {
    const place = { file: 'content/bodies.yaml', path: ['bodies', id] };
    const offices = content.offices.get(body.officeGroup ?? '') ?? {};
    const hasOffices = Object.keys(offices).length > 0;
    const without = DISTRICT_IDS.filter((district) => !offices[district]);
    // A group without districts has one office, to which everybody goes.
    const isFound = body.howToFind || without.length === 0 || (hasOffices && without.length === DISTRICT_IDS.length);
    const silent = DISTRICT_IDS.filter((district) => !canCall(body, offices[district], district, content));
    return [
      ...(isFound ? [] : [errorAt(place, 'officeNotFound', { id })]),
      ...silent.slice(0, 1).map((district) => errorAt(place, 'nobodyToCall', { id, district })),
    ];
  });
}

function canCall(body: Body, office: Office | undefined, district: string, { offices, askIn }: Content): boolean {
  if (office?.office_phone_number || (body.officeGroup && !office)) return true;
  const asks = [office?.ask, body.ask, ...askIn.filter((ask) => ask.district === district)];
  return asks.some(
    (ask) =>
      (ask?.helplines ?? []).length > 0 ||
      ask?.offices?.some(
        ({ group, location = district, district: only = district }) =>
          only === district && offices.get(group)?.[location]?.office_phone_number,
      ),
  );
}

/** Matches the path of a page of offices. */
const OFFICE_PAGE = /(?<![\w./])\/(?:office(?:\/[\w-]+)?|commissionerate|district(?:\/[\w-]+)?)(?![\w-])/g;

/** Finds links of an entry to a page of offices that lists no office of a body of this entry. */
function linksElsewhere(file: ContentFile, { bodies }: Content): Problem[] {
  const { apply, bodies: direct } = file.entry as { apply?: { bodies?: string[] }; bodies?: string[] };
  const ids = apply?.bodies ?? direct;
  if (!Array.isArray(ids) || ids.length === 0) return [];
  const own = ids.flatMap((id) => bodies[id] ?? []);
  const texts = [
    ...collectTexts(file).map(({ en, ...place }) => ({ ...place, text: en })),
    ...collectPlainTexts(file).map(({ value, ...place }) => ({ ...place, text: value })),
  ];
  return texts.flatMap((place) =>
    [...place.text.matchAll(OFFICE_PAGE)].flatMap(([path]) =>
      own.some((body) => listsOffice(path, body)) ? [] : [errorAt(place, 'pageWithoutOffice', { path })],
    ),
  );
}

/** Tells whether a page lists an office of a body. */
function listsOffice(path: string, { officeGroup, talukaOffice }: Body): boolean {
  const isGroupPage = Object.values<string>(OFFICE_PATHS).includes(path);
  if (isGroupPage) return officeGroup !== undefined && OFFICE_PATHS[officeGroup as keyof typeof OFFICE_PATHS] === path;
  return officeGroup !== undefined || (path.startsWith('/district/') && talukaOffice !== undefined);
}
