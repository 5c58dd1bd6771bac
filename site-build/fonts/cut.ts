import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Constants of HarfBuzz, from hb-subset.h and hb-blob.h. */
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const LAYOUT_FEATURES = 6;
const MEMORY_WRITABLE = 2;

export const SUBSETTER = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

type Name =
  | '_initialize'
  | 'malloc'
  | 'hb_blob_create'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_set_invert'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail';
type HarfBuzz = Record<Name, (...numbers: number[]) => number> & { memory: WebAssembly.Memory };

/**
 * Returns the font with only these letters and glyphs. HarfBuzz's own closure would keep nearly all conjuncts, so it is
 * off, and `glyphs` must contain every intermediate glyph of a conjunct. The package `subset-font` takes no glyphs.
 */
export function cut(font: Uint8Array, codePoints: Iterable<number>, glyphs: Iterable<number>): Uint8Array {
  return subset(font, (hb, input) => {
    hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
    const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
    hb.hb_set_clear(features);
    hb.hb_set_invert(features);
    for (const codePoint of codePoints) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), codePoint);
    for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  });
}

function subset(font: Uint8Array, choose: (hb: HarfBuzz, input: number) => void): Uint8Array {
  // A new instance for each cut, because its memory is freed with it.
  const hb = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(SUBSETTER))).exports as HarfBuzz;
  hb._initialize();
  const place = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, place);
  const face = hb.hb_face_create(hb.hb_blob_create(place, font.length, MEMORY_WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  choose(hb, input);
  const result = hb.hb_subset_or_fail(face, input);
  if (result === 0) throw new Error('HarfBuzz could not cut the font');
  const blob = hb.hb_face_reference_blob(result);
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
}
