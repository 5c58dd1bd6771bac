import { describe, expect, it } from 'vitest';
import { flawOfDrawing } from './drawing-flaw.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

describe('a drawing', () => {
  it.each([
    svg('<path d="M1 1" fill="#8b3819"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n${svg("<title>A house & a tree</title><rect width='1'/>")}`,
    svg('<defs><linearGradient id="a"/></defs><use href="#a"/><rect fill="url(#a)" style="stroke: red"/>'),
  ])('is taken: %s', (text) => expect(flawOfDrawing(text)).toBeUndefined());

  it.each([
    ...[svg('<script>alert(1)</script>'), svg('<path onload="alert(1)"/>'), svg('<path ONCLICK="x"/>')],
    ...[
      svg('<a href="javascript:x"/>'),
      svg('<use href="https://evil.example/x.svg#a"/>'),
      svg('<use xlink:href="data:x"/>'),
    ],
    ...[svg('<image href="#a"/>'), svg('<foreignObject/>'), svg('<style>@import "x"</style>'), svg('<animate/>')],
    ...[svg('<rect style="fill: url(https://evil.example)"/>'), svg('<rect fill="url( //evil.example )"/>')],
    ...[svg('<path d="&#x6a;"/>'), svg('<![CDATA[<script>]]>'), svg('<path d=unquoted />'), svg('<svg:script/>')],
    ...[`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, `<?xml-stylesheet href="x"?>${svg('')}`, '<html></html>', ''],
    ...[svg('<!-- a --><script>x</script><!-- b -->'), svg('<!--><script>x</script>-->'), '\0<\0s\0v\0g\0>'],
  ])('is refused: %s', (text) => expect(flawOfDrawing(text)).toBeTypeOf('string'));
});
