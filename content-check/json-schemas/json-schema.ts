import { z } from 'zod';

/** Ids that fields may name, by where the description of the field says they come from: `portals`, `bodies.yaml`. */
export type KnownIds = Record<string, string[]>;

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schemas tell a person where ids come from: "Ids from content/portals." The same words tell it to the editor. */
const IDS_FROM = /^Ids? from content\/([\w.-]+?)\.( |$)/;

/**
 * What an editor such as VS Code completes and checks as one types. Draft 7, because every editor knows it. Checks that
 * are functions, such as "the file is there" or "the end is not before the start", stay with `npm run content`.
 */
export function jsonSchema(schema: z.ZodType, knownIds: KnownIds): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema: part }) => {
      // A date has its format; a refusal should not print the pattern that zod has for it.
      if (part.format === 'date') delete part.pattern;
      // Not every editor reads patterns as Unicode.
      if (part.pattern) part.pattern = part.pattern.replaceAll('\\p{Script=Devanagari}', '[\\u0900-\\u097F]');
      const ids = knownIds[IDS_FROM.exec(part.description ?? '')?.[1] ?? ''];
      if (ids && part.type === 'array') part.items = { type: 'string', enum: ids };
      if (ids && part.type === 'string') {
        delete part.pattern;
        part.enum = ids;
      }
    },
  });
}
