import type { ReactNode } from 'react';
import type { Material } from './material.server.ts';

/** Renders a component with entries of the content in one language. */
export type Example = (material: Material) => ReactNode;

/** States by name. `plain` is also shown in the dark theme and with focus; `long Marathi` is always in Marathi. */
export type Examples = {
  /** Shows each state at full width; the default is half. */
  wide?: true;
  states: { plain: Example; 'long Marathi'?: Example; [state: string]: Example };
};

const files = import.meta.glob<Examples>('./**/*.examples.tsx', { eager: true, import: 'examples' });

/** Pairs of a component's name and its examples. */
export const allExamples: [name: string, examples: Examples][] = Object.entries(files).map(([file, examples]) => [
  file.replace(/^.*\/|\.examples\.tsx$/g, ''),
  examples,
]);
