import type { ReactNode } from 'react';
import type { Material } from './material.server.ts';

/** Renders a component with entries of the content in one language. */
export type Example = (material: Material) => ReactNode;

/** States of a component by name. Dark and focus are derived from `plain`; `long Marathi` is Marathi on every page. */
export type Examples = {
  /** Takes the whole width instead of half. */
  wide?: true;
  states: { plain: Example; 'long Marathi'?: Example; [state: string]: Example };
};

const files = import.meta.glob<Examples>('./**/*.examples.tsx', { eager: true, import: 'examples' });

/** Name of a component → its examples, by name. */
export const allExamples: [name: string, examples: Examples][] = Object.entries(files).map(([file, examples]) => [
  file.replace(/^.*\/|\.examples\.tsx$/g, ''),
  examples,
]);
