import { hex, hexOfText, textOfHex } from './hex.ts';

/** The letters of each glyph. Skia writes U+0000 for a glyph that it has no letters for; such an entry is none. */
export function readToUnicode(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  const add = (glyph: number, text: string) => {
    if (text !== '\0') letters.set(glyph, text);
  };
  for (const [, block] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, text] of (block as string).matchAll(/<(\w+)>\s*<(\w+)>/g))
      add(Number.parseInt(glyph as string, 16), textOfHex(text as string));
  for (const [, block] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first, last, text] of (block as string).matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const from = Number.parseInt(first as string, 16);
      const letter = Number.parseInt(text as string, 16);
      for (let glyph = from; glyph <= Number.parseInt(last as string, 16); glyph += 1)
        add(glyph, String.fromCodePoint(letter + glyph - from));
    }
  return letters;
}

/** The letters of each code as a CMap, which has at most 100 entries in a block (PDF reference, CMap files). */
export function toUnicodeMap(letters: readonly string[]): string {
  const lines = letters.flatMap((text, code) => (text ? [`<${hex(code)}> <${hexOfText(text)}>`] : []));
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo
<<  /Registry (Adobe)
/Ordering (UCS)
/Supplement 0
>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}
