import type { Context, KeyOf, Values } from './translate.ts';

/** Name of a catalogue: the folder of a screen, `shell`, `components` and so on. `npm run types` generates the list of names. */
export type Namespace = keyof EnglishCatalogues;

/** One catalogue, or several; keys without a namespace belong to the first. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

/** A key of the English catalogue, such as `nav.home`. */
export type WordKey<Own extends Namespace> = { [Name in Own]: KeyOf<EnglishCatalogues[Name]> }[Own];

type Listed<N extends Namespaces> = N extends readonly (infer Each extends Namespace)[] ? Each : N & Namespace;

type First<N extends Namespaces> = N extends readonly [infer Own extends Namespace, ...Namespace[]]
  ? Own
  : N & Namespace;

type KeyWithFile<Each extends Namespace> = { [Name in Each]: `${Name}:${WordKey<Name>}` }[Each];

/** Returns the text of a key of the first catalogue (`title`) or of another one (`components:view`). */
export type Translate<N extends Namespaces> = (
  key: WordKey<First<N>> | KeyWithFile<Listed<N>>,
  values?: Values<Context>,
) => string;
