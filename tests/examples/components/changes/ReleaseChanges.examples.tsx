import type { Release } from '#app/model/changes/releases.server.ts';
import { ReleaseChanges } from '#app/screens/changes/ReleaseChanges.tsx';
import type { Examples } from '../../examples.ts';
import type { Material } from '../../material.server.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: (material) => <ReleaseChanges release={release(material)} />,
    'long Marathi': (material) => <ReleaseChanges release={release(material)} />,
    'the first': (material) => <ReleaseChanges release={{ ...release(material), first: true, entries: [] }} />,
    'more than the page lists': (material) => <ReleaseChanges release={{ ...release(material), more: 12 }} />,
    'no text changed': (material) => <ReleaseChanges release={{ ...release(material), entries: [] }} />,
  },
};

/** Returns the newest made-up release. */
function release({ changes }: Material): Release {
  const [newest] = changes;
  if (!newest) throw new Error('There is no release to show');
  return newest;
}
