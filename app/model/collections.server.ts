import type { z } from 'zod';
import type { Collection } from './defineCollection.server.ts';
import { DEFINITIONS } from './definitions.server.ts';

type Definitions = typeof DEFINITIONS;
type Files = keyof Definitions;

/** Names of the collections that are folders, or of those in which each entry has its own page. */
export type FolderName<From extends Files = Files> = From extends `${infer Folder}/*.yaml` ? Folder : never;
export type NameWithPages = FolderName<{ [F in Files]: Definitions[F] extends { ownPages: true } ? F : never }[Files]>;

/** Names of the collections whose entries, or parts of them, can be retired. */
export type RetirableName = FolderName<
  {
    [F in Files]: Definitions[F] extends { parts: unknown }
      ? F
      : 'retired' extends keyof z.output<Definitions[F]['schema']>
        ? F
        : never;
  }[Files]
>;

export type EntryOf<Name extends FolderName> = z.output<Definitions[`${Name}/*.yaml`]['schema']>;

/** Maps the name of each collection to its definition. */
export const collections: ReadonlyMap<string, Collection> = new Map(
  Object.entries(DEFINITIONS).map(([files, definition]) => [
    schemaName(files),
    { ...definition, files, name: schemaName(files) } as Collection,
  ]),
);

/** Maps files in `content/` to their schemas. */
export const COLLECTIONS: Record<string, z.ZodType> = Object.fromEntries(
  Object.entries(DEFINITIONS).map(([files, { schema }]) => [files, schema]),
);

/** Returns the key of the collection of a file in `content/`; undefined for a file outside of all collections. */
export function collectionKey(file: string): string | undefined {
  return [file, file.replace(/\/.*/, '/*.yaml')].find((key) => key in COLLECTIONS);
}

/** Returns the name of a collection: `albums/*.yaml` → `albums`, `about/introduction.yaml` → `about-introduction`. */
export function schemaName(files: string): string {
  return files.replace(/(\/\*)?\.yaml$/, '').replace('/', '-');
}

/** Returns the folder or the file of a collection, by which references name it: `albums/*.yaml` → `albums`, `bodies.yaml`. */
export const folderOrFile = (files: string): string => files.replace('/*.yaml', '');
