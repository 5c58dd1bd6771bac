import type { TextFont } from './fonts.ts';
import type { Cluster, Point, TextStyle } from './glyphs.ts';
import { textOfHex } from './hex.ts';
import { type Operation, writeOperation } from './operations.ts';
import { wordsOf, writeWord } from './words.ts';

/**
 * Writes the text of a page again. Skia draws every glyph by itself and wraps each cluster in a span of its own, which
 * PDFium (Chrome, Android) takes for a word of one syllable and PDF.js (Firefox) does not read at all. Here a word is
 * one span, and the codes inside carry its letters in the order of writing, for readers that ignore spans.
 * Everything that is not text stays as it is, and no glyph moves.
 */
export function rewriteText(operations: readonly Operation[], fontOf: (name: string) => TextFont): string {
  const out: string[] = [];
  /** What the open marks are: true for Skia's spans, which are taken out. */
  const marks: boolean[] = [];
  let clusters: Cluster[] = [];
  const flush = () => {
    const words = wordsOf(clusters).map((word) => writeWord(word, fontOf));
    // Chromium leaves its page numbers without a mark. They are no part of what is read out.
    const outside = words.length > 0 && marks.length === 0;
    out.push(...(outside ? ['/Artifact <</Type /Pagination>> BDC', ...words, 'EMC'] : words));
    clusters = [];
  };

  let inText = false;
  let line: Point = { x: 0, y: 0 };
  let style: TextStyle = { font: '', size: '', matrix: '' };
  let span: { text: string; cluster: Cluster | undefined } | undefined;

  const show = (digits: string) => {
    const { widthOf, lettersOf } = fontOf(style.font);
    let { x } = line;
    for (const code of digits.match(/.{4}/g) ?? []) {
      const glyph = Number.parseInt(code, 16);
      const end = x + (widthOf(glyph) / 1000) * Number(style.size);
      const placed = { glyph, x, y: line.y };
      if (span?.cluster) {
        if (span.cluster.style !== style) throw new Error(`The PDF has "${span.text}" in two fonts at once`);
        span.cluster.glyphs.push(placed);
        span.cluster.end = Math.max(span.cluster.end, end);
      } else {
        const cluster = { style, glyphs: [placed], text: span?.text ?? lettersOf(glyph) ?? '', end };
        if (span) span.cluster = cluster;
        clusters.push(cluster);
      }
      x = end;
    }
  };

  for (const operation of operations) {
    const { operator, operands } = operation;
    const [first = '', second = ''] = operands;
    if (operator === 'BT') inText = true;
    else if (operator === 'ET') inText = false;
    else if (operator === 'BDC' && first === '/Span') {
      const text = /\/ActualText\s*<FEFF([0-9A-F]*)>/.exec(second)?.[1];
      if (text === undefined) throw new Error(`The PDF has a span without its text: ${second}`);
      span = { text: textOfHex(text), cluster: undefined };
      marks.push(true);
    } else if (operator === 'EMC' && marks.at(-1)) {
      span = undefined;
      marks.pop();
    } else if (inText && operator === 'Tf') style = { ...style, font: first.slice(1), size: second };
    else if (inText && operator === 'Tm') {
      style = { ...style, matrix: operands.join(' ') };
      line = { x: 0, y: 0 };
    } else if (inText && operator === 'Td') line = { x: line.x + Number(first), y: line.y + Number(second) };
    else if (inText && operator === 'Tj') show(first.slice(1, -1));
    else if (inText) throw new Error(`The PDF has an operation inside its text that is not expected: ${operator}`);
    else {
      flush();
      if (operator === 'BDC' || operator === 'BMC') marks.push(false);
      if (operator === 'EMC') marks.pop();
      out.push(writeOperation(operation));
    }
  }
  flush();
  return `${out.join('\n')}\n`;
}
