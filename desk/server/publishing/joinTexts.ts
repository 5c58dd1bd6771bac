import { parse } from 'yaml';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { joinChanges } from '../../compare.ts';

/** The text of an entry; undefined if it does not exist. */
type Text = string | undefined;

/**
 * Joins two texts of an entry that were both made from `base`, field by field. Returns undefined in `clash` if both changed the same field,
 * or if one of them removed the entry.
 */
export function joinTexts(base: Text, mine: Text, theirs: Text): { text: Text } | 'clash' {
  if (mine === theirs || theirs === base) return { text: mine };
  if (mine === base) return { text: theirs };
  if (mine === undefined || theirs === undefined) return 'clash';
  const { value, clashes } = joinChanges(base === undefined ? undefined : parse(base), parse(mine), parse(theirs));
  return clashes.length > 0 ? 'clash' : { text: editYaml(theirs, value) };
}
