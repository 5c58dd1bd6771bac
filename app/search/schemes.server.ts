import type { Bilingual } from '#app/model/fields.server.ts';
import { bodies, categories, requiredDocuments, schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import type { Described } from './described.ts';

const inBoth = (text: string): Bilingual => ({ en: text, mr: text });

/** The schemes, with all that their pages say: a word of a condition or a paper finds them too, after the titles. */
export const describedSchemes: Described[] = schemes.map((scheme) => ({
  kind: 'scheme',
  path: `/scheme/${scheme.id}`,
  title: scheme.title,
  plain: scheme.plainTitle,
  line: scheme.summary,
  keywords: [
    ...scheme.audiences.map((audience) => inBoth(audience.replaceAll('-', ' '))),
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
  return [what, words, note, rupees === undefined ? undefined : inBoth(String(rupees))];
}
