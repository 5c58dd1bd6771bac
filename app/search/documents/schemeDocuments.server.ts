import type { Bilingual } from '#app/model/fields.server.ts';
import { bodies, categories, requiredDocuments, schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import type { SearchDocument } from '../entries.ts';

const inBothLanguages = (text: string): Bilingual => ({ en: text, mr: text });

export const schemeDocuments: SearchDocument[] = schemes.map((scheme) => ({
  kind: 'scheme',
  path: `/scheme/${scheme.id}`,
  title: scheme.title,
  plain: scheme.plainTitle,
  line: scheme.summary,
  keywords: [
    ...scheme.audiences.map((audience) => inBothLanguages(audience.replaceAll('-', ' '))),
    categories.find(({ id }) => id === scheme.category)?.title,
  ],
  body: [
    scheme.forWhom,
    ...scheme.eligibility.map(({ text }) => text),
    ...scheme.benefits.flatMap(benefitTexts),
    ...scheme.documents.map((id) => requiredDocuments[id]?.title),
    ...scheme.apply.bodies.map((id) => bodies[id]?.title),
    ...scheme.apply.steps.flatMap(({ lines }) => lines),
    ...(scheme.sections ?? []).flatMap(({ lines }) => lines),
  ],
}));

function benefitTexts({ what, words, note, rupees }: Scheme['benefits'][number]) {
  return [what, words, note, rupees === undefined ? undefined : inBothLanguages(String(rupees))];
}
