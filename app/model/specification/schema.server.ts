import { z } from 'zod';
import { bilingual, isoDate, reference, slug, wholeNumber } from '../fields.server.ts';
import { code } from '../problems/problem.ts';
import { benefit } from '../schemes/benefit.server.ts';
import { eligibilityRule } from '../schemes/eligibilityRule.server.ts';

const scheme = reference('schemes');
const file = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, code('notContentFile'))
  .describe('A content file without its ending, such as `acts/right-to-services`.');
const collection = slug.describe('A folder of the content, such as `albums`.');
const field = z.string().min(1);

/** A condition without its text and source, which are never demanded. */
const [first, ...others] = eligibilityRule.options.map((rule) =>
  (rule as z.ZodObject).omit({ text: true, source: true }),
);
const condition = z.discriminatedUnion('kind', [first as z.core.$ZodTypeDiscriminable, ...others]);

/** A benefit without its texts, which are never demanded. */
const figures = benefit.omit({ what: true, words: true, note: true, term: true, part: true });

/** Builds the schema of one kind of demand, which the department may override or withdraw. */
function demand<Kind extends string, Where extends z.ZodRawShape, Asked extends z.ZodRawShape>(
  kind: Kind,
  where: Where,
  asked: Asked,
) {
  const override = z
    .strictObject({
      ...(Object.fromEntries(Object.entries(asked).map(([name, type]) => [name, z.optional(type)])) as {
        [Name in keyof Asked]: z.ZodOptional<Asked[Name]>;
      }),
      withdrawn: z.literal(true).optional().describe('The requirement no longer applies. Omit the new value.'),
      source: z.string().min(1).describe('Who decided this, and in which document: a resolution, an act, a letter.'),
      since: isoDate.describe('Day from which the decision applies.'),
    })
    .refine((value) => Object.keys(value).length === 3, code('notOneOverride'));
  return z.strictObject({
    kind: z.literal(kind),
    ...where,
    ...asked,
    override: override.optional().describe('Later decision of the department to change or withdraw this requirement.'),
  });
}

export const demandSchema = z.discriminatedUnion('kind', [
  demand('benefit', { scheme }, { benefit: figures }),
  demand('condition', { scheme }, { condition }),
  demand('words', { file }, { words: bilingual.describe('A passage of a text in this file.') }),
  demand('value', { file, field }, { is: z.union([z.string().min(1), z.number()]) }),
  demand('day', { file, field }, { notBefore: isoDate }),
  demand('items', { file, list: field.describe('Name of a list or record in this file.') }, { atLeast: wholeNumber }),
  demand('count', { collection }, { atLeast: wholeNumber }),
  demand('entry', { collection }, { id: z.string().min(1) }),
]);
export type Demand = z.infer<typeof demandSchema>;

/** content/specification.yaml: what the two specifications demand of the content, quoted verbatim. */
export const specificationSchema = z.strictObject({
  rows: z.array(
    z.strictObject({
      document: z.enum(['application', 'catalogue']),
      section: z.string().min(1),
      text: z.string().min(1).describe('The text of the document, quoted verbatim.'),
      demands: z.array(demandSchema).min(1),
    }),
  ),
});
export type SpecificationRow = z.infer<typeof specificationSchema>['rows'][number];
