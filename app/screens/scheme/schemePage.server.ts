import { estimateMinutes } from '#app/components/listen/minutes.ts';
import type { Language } from '#app/i18n/language.ts';
import { remedies } from '#app/model/acts/remedies.server.ts';
import { localize } from '#app/model/localize.ts';
import { placeOf } from '#app/model/offices/places.server.ts';
import { portalById } from '#app/model/portals/data.server.ts';
import { troubleOf } from '#app/model/portals/trouble.server.ts';
import { localizeReported } from '#app/model/reported.server.ts';
import { categories, requiredDocuments, schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { helplinesFor } from '#app/model/site/helplines.server.ts';
import { collectSources } from '#app/model/sources.server.ts';

/** Collects the data of a scheme's page; undefined for an unknown id. */
export function schemePage(id: string | undefined, language: Language) {
  const entry = schemes.find((scheme) => scheme.id === id);
  if (!entry) return undefined;
  const {
    apply,
    documents,
    related = [],
    plainTitle: _plainTitle,
    audiences,
    timeLimit,
    appeal,
    reported: _reported,
    ...scheme
  } = localize(entry, language);
  const category = localize(categories, language).find((candidate) => candidate.id === scheme.category);
  if (!category) throw new Error(`content/categories has no ${scheme.category}`);
  return {
    ...scheme,
    timeLimit: timeLimit?.text,
    appeal: appeal?.lines,
    reported: localizeReported(entry.reported, language),
    sources: collectSources([entry]),
    remedies: remedies(),
    helplines: helplinesFor(audiences, language),
    minutes: estimateMinutes(readableTexts(entry, language), language),
    category: { id: category.id, title: category.title, figures: category.figures },
    documents: documents.map((document) => documentTitle(document, language)),
    steps: apply.steps,
    portal: apply.portal === undefined ? undefined : portal(apply.portal, entry.id, language),
    places: apply.bodies.map((body) => placeOf(body, language)),
    related: related.map((other) => ({ id: other, title: schemeTitle(other, language) })),
  };
}

export type SchemePage = NonNullable<ReturnType<typeof schemePage>>;

function readableTexts(entry: Scheme, language: Language) {
  return [localize(entry, language), entry.documents.map((document) => documentTitle(document, language))];
}

function documentTitle(id: string, language: Language) {
  const document = requiredDocuments[id];
  if (!document) throw new Error(`content/required-documents.yaml has no ${id}`);
  return { id, ...localize(document, language) };
}

function portal(id: string, schemeId: string, language: Language) {
  const entry = portalById(id, `content/schemes/${schemeId}.yaml`);
  const { url, title, shortName } = localize(entry, language);
  return { url, title, shortName, trouble: troubleOf(entry, language) };
}

function schemeTitle(id: string, language: Language): string {
  const scheme = schemes.find((candidate) => candidate.id === id);
  if (!scheme) throw new Error(`content/schemes has no ${id}`);
  return scheme.title[language];
}
