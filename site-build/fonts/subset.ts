import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Constants of HarfBuzz, from hb-subset.h and hb-blob.h. */
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const LAYOUT_FEATURES = 6;
const MEMORY_WRITABLE = 2;

export const SUBSETTER = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

/**
 * Returns the font with only these characters and glyphs. Disables HarfBuzz's closure, which would keep nearly all
 * conjuncts. So `glyphs` must include their intermediate glyphs. Replaces `subset-font`, which accepts no glyphs.
 */
export function subsetFont(font: Uint8Array, codePoints: Iterable<number>, glyphs: Iterable<number>): Uint8Array {
  // Creates a new instance for each subset, because memory is freed only together with its instance.
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(SUBSETTER)));
  const call = (name: string, ...numbers: number[]) => (exports[name] as (...numbers: number[]) => number)(...numbers);
  const memory = exports.memory as WebAssembly.Memory;
  call('_initialize');
  const place = call('malloc', font.length);
  new Uint8Array(memory.buffer).set(font, place);
  const face = call('hb_face_create', call('hb_blob_create', place, font.length, MEMORY_WRITABLE, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  for (const codePoint of codePoints) call('hb_set_add', call('hb_subset_input_unicode_set', input), codePoint);
  for (const glyph of glyphs) call('hb_set_add', call('hb_subset_input_glyph_set', input), glyph);
  const result = call('hb_subset_or_fail', face, input);
  if (result === 0) throw new Error('HarfBuzz could not create a subset of the font');
  const blob = call('hb_face_reference_blob', result);
  const start = call('hb_blob_get_data', blob, 0);
  return new Uint8Array(memory.buffer).slice(start, start + call('hb_blob_get_length', blob));
}
