import { parse } from 'yaml';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { joinChanges } from '../../compare.ts';

/** The text of an entry; undefined if it does not exist. */
type Text = string | undefined;

/**
 * Joins two texts of an entry that were both made from `base`, field by field. `isClash`: both changed the same field, which `text` has as in
 * `mine`, or one of them removed the entry, so that `text` is `mine`.
 */
export function joinTexts(base: Text, mine: Text, theirs: Text): { text: Text; isClash: boolean } {
  if (mine === theirs || theirs === base) return { text: mine, isClash: false };
  if (mine === base) return { text: theirs, isClash: false };
  if (mine === undefined || theirs === undefined) return { text: mine, isClash: true };
  const { value, clashes } = joinChanges(base === undefined ? undefined : parse(base), parse(mine), parse(theirs));
  return { text: editYaml(theirs, value), isClash: clashes.length > 0 };
}
