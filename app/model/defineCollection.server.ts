import type { z } from 'zod';
import type { SitePath } from '#app/screens.ts';
import type { Bilingual, retired } from './fields.server.ts';

/** An entry or a part of it that can be retired, such as one office of a group. `files`: addresses generated from it. */
export type Part = {
  id: string;
  title: Bilingual;
  retired?: z.output<typeof retired>;
  files?: readonly string[] | undefined;
};

/** What other code derives about the entries of a collection. */
export type Facts<Entry> = {
  /** Lists the addresses of the files that are generated from an entry. */
  generates?(entry: Entry): readonly string[];
  /** Lists the parts of an entry that are retired one by one. */
  parts?(entry: Entry): readonly Part[];
  /** Names of the fields with the id and the title of an entry. */
  id?: string;
  title?: string;
  /** Field of a single file whose keys are ids to which references lead. */
  records?: string;
  /** Fields of other entries that contain ids of this collection without `reference`, as values or as record keys. */
  namedBy?: readonly string[];
  /** Sorts the entries. By default, they have the order of their field `order`, or else of their files. */
  compare?(a: Entry, b: Entry): number;
  /** Part of the desk's list; collections that are seldom edited have none. */
  desk?: 'daily' | 'places' | 'pages';
} & (SharedPages | OwnPages);

/** `page`: of all entries, or of an entry by its id; `list`: page of all entries, if `page` is that of one entry. */
type SharedPages = { ownPages?: never; page?: SitePath | ((id: string) => SitePath | undefined); list?: SitePath };

/** Each entry has a page of its own, on a screen whose path has a parameter. */
type OwnPages = { ownPages: true; page: (id: string) => SitePath; list: SitePath };

/** A definition with its files in `content/`, and its name: `albums/*.yaml` is `albums`, `site.yaml` is `site`. */
export type Collection = Facts<unknown> & { files: string; name: string; schema: z.ZodType };

/** Defines a collection. Infers the entries of the functions from the schema. */
export function defineCollection<Schema extends z.ZodType, const Given extends Facts<z.output<Schema>>>(
  schema: Schema,
  facts?: Given,
): { schema: Schema } & Given {
  return { schema, ...(facts as Given) };
}
