import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTENT_ROOT, FILES_ROOT } from '#app/model/fields.server.ts';

/** Contains the masters of all drawings. Each master has a viewBox and uses `currentColor`. */
const DRAWINGS_ROOT = join(CONTENT_ROOT, 'drawings');

export type Drawing = {
  viewBox: string;
  /** With `xMidYMid slice` the drawing fills its box; with `meet` it fits into the box. */
  aspect: string;
  /** The content of the svg element, without comments. */
  content: string;
};

/** Line colour of every mural: the white of rice paste. */
export const LINE_COLOUR = '#FFF6E6';

/** Background colours of murals. */
export const GROUNDS = { geru: '#8B3819', neel: '#0A2D6B', vana: '#12562D', raat: '#242A35' } as const;

/** Reads a master with string operations, because only the outer element changes. */
export function readDrawing(name: string): Drawing {
  const file = join(DRAWINGS_ROOT, `${name}.svg`);
  const match = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(readFileSync(file, 'utf8'));
  const [, attributes, inside] = match ?? [];
  const viewBox = attributes?.match(/viewBox="([^"]+)"/)?.[1];
  if (!inside || !viewBox) throw new Error(`${file} must be one svg element with a viewBox`);
  const aspect = attributes?.match(/preserveAspectRatio="([^"]+)"/)?.[1] ?? 'xMidYMid meet';
  return { viewBox, aspect, content: inside.replace(/<!--[\s\S]*?-->/g, '') };
}

/** Replaces `currentColor`, which has no value in a standalone picture, with a fixed colour. */
export function replaceCurrentColor(content: string, colour: string): string {
  return content.replaceAll('currentColor', colour);
}

export function writePublishedFile(path: string, content: string | Uint8Array): void {
  const file = join(FILES_ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
