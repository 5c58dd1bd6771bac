import { inBoth } from '#app/i18n/language.ts';
import { bodies } from '#app/model/bodies/data.server.ts';
import { cautionInBoth } from '#app/model/cautionWords.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { categories, requiredDocuments, schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import type { SearchDocument } from '../entries.ts';

const OLDEST = 110;

/** Returns the lowest and highest age of the people whom a scheme is for, whatever else it depends on. */
function agesOf({ eligibility }: Scheme): { min: number; max: number }[] {
  const rules = eligibility.filter((rule) => rule.kind === 'age').filter(({ course }) => course === undefined);
  if (rules.length === 0) return [];
  return [
    {
      min: Math.min(...rules.map(({ min, above }) => min ?? above ?? 0)),
      max: Math.max(...rules.map(({ max }) => max ?? OLDEST)),
    },
  ];
}

/** Returns the ages of the schemes of a situation, if all of them depend on age. */
export function agesOfAll(ids: readonly string[]): SearchDocument['ages'] {
  const ages = schemes.filter(({ id }) => ids.includes(id)).map(agesOf);
  return ages.every((bounds) => bounds.length > 0) ? ages.flat() : [];
}

const toWords = (audience: Scheme['audiences'][number]) => inBoth(() => audience.replaceAll('-', ' '));

export const SCHEMES = schemes.map((scheme) => ({
  path: pageOf.schemes(scheme.id),
  title: scheme.title,
  plain: scheme.plainTitle,
  caution: cautionInBoth(scheme),
  ages: agesOf(scheme),
  forGroups: scheme.audiences[0] === 'organisation',
  line: scheme.summary,
  keywords: [...scheme.audiences.slice(0, 1).map(toWords), categories.find(({ id }) => id === scheme.category)?.title],
  body: [
    ...scheme.audiences.slice(1).map(toWords),
    scheme.forWhom,
    ...scheme.eligibility.map(({ text }) => text),
    ...scheme.benefits.flatMap(({ what, words, note, rupees }) => [
      what,
      words,
      note,
      rupees === undefined ? undefined : inBoth(() => String(rupees)),
    ]),
    ...scheme.documents.map((id) => requiredDocuments[id]?.title),
    ...scheme.apply.bodies.map((id) => bodies[id]?.title),
    ...scheme.apply.steps.flatMap(({ lines }) => lines),
    ...(scheme.sections ?? []).flatMap(({ lines }) => lines),
  ],
}));
