import { basename } from 'node:path';
import type { ReactNode } from 'react';
import type { Material } from './material.server.ts';

/** Shows a component with entries of the content, all in one language. */
export type Example = (material: Material) => ReactNode;

/**
 * The examples of one component. `plain` comes first; dark and focus are made from it. `long Marathi` is Marathi on every
 * page. The others are named after what is special: `empty`, `closed`, `not confirmed`.
 */
export type Examples = {
  /** Needs the whole width: otherwise two states stand side by side. */
  wide?: true;
  states: { plain: Example; 'long Marathi'?: Example; [state: string]: Example };
};

const files = import.meta.glob<Examples>('./**/*.examples.tsx', { eager: true, import: 'examples' });

/** Name of a component → its examples, by name. */
export const allExamples: [name: string, examples: Examples][] = Object.entries(files).map(([file, examples]) => [
  basename(file, '.examples.tsx'),
  examples,
]);
