import type { Language } from '#app/i18n/language.ts';
import { localize } from '#app/model/localize.ts';
import { contactOf } from '#app/model/offices/contact.server.ts';
import { officeGroup } from '#app/model/offices/located.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { portalById } from '#app/model/portals/data.server.ts';
import { bodies, categories, requiredDocuments, schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';

/** Regional offices take applications for the whole division: this body sits at that location of content/offices. */
const LOCATION_OF_BODY: Record<string, string> = { commissioner: 'pune', rdc: 'navi-mumbai' };

/** Everything a scheme's page says, in one language. Undefined when there is no such scheme. */
export function schemePage(id: string | undefined, language: Language) {
  const entry = schemes.find((scheme) => scheme.id === id);
  if (!entry) return undefined;
  const {
    apply,
    documents,
    related = [],
    plainTitle: _plainTitle,
    forWhom: _forWhom,
    audiences: _audiences,
    timeLimit,
    appeal,
    ...scheme
  } = localize(entry, language);
  const category = localize(categories, language).find((candidate) => candidate.id === scheme.category);
  if (!category) throw new Error(`content/categories has no ${scheme.category}`);
  return {
    ...scheme,
    timeLimit: timeLimit?.text,
    appeal: appeal?.lines,
    grievanceDays: grievanceDays(),
    category: { id: category.id, title: category.title, shortTitle: category.shortTitle },
    documents: documents.map((document) => documentTitle(document, language)),
    steps: apply.steps,
    portal: apply.portal === undefined ? undefined : portal(apply.portal, entry.id, language),
    places: apply.bodies.map((body) => place(body, language)),
    related: related.map((other) => ({ id: other, title: schemeTitle(other, language) })),
  };
}

export type SchemePage = NonNullable<ReturnType<typeof schemePage>>;
export type Place = SchemePage['places'][number];

/** Days within which the grievance portal answers; the service's page says the same. */
function grievanceDays(): number {
  const days = services.find((service) => service.id === 'grievance-redressal')?.answerDays;
  if (days === undefined) throw new Error('content/services/grievance-redressal.yaml has no answerDays');
  return days;
}

function documentTitle(id: string, language: Language) {
  const document = requiredDocuments[id];
  if (!document) throw new Error(`content/required-documents.yaml has no ${id}`);
  return { id, ...localize(document, language) };
}

function portal(id: string, schemeId: string, language: Language) {
  const { url, title, shortName } = localize(portalById(id, `content/schemes/${schemeId}.yaml`), language);
  return { url, title, shortName };
}

function schemeTitle(id: string, language: Language): string {
  const scheme = schemes.find((candidate) => candidate.id === id);
  if (!scheme) throw new Error(`content/schemes has no ${id}`);
  return scheme.title[language];
}

/** A body that takes applications, with the page and the offices where it is met; some are not offices of the department. */
function place(id: string, language: Language) {
  const body = bodies[id];
  if (!body) throw new Error(`content/bodies.yaml has no ${id}`);
  const title = body.title[language];
  if (!body.officeGroup) return { id, title, path: undefined, offices: [] };
  const only = LOCATION_OF_BODY[id];
  const offices = officeGroup(body.officeGroup, language)
    .offices.filter(({ locationId }) => only === undefined || locationId === only)
    .map((office) => ({ ...contactOf(office), locationId: office.locationId, location: office.location }));
  return { id, title, path: OFFICE_PATHS[body.officeGroup], offices };
}
