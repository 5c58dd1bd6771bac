import { hex, hexOfText, type TextFont, textOfHex } from './fonts.ts';
import { shareLetters } from './letters.ts';
import { type Operation, writeOperation } from './operations.ts';

type Point = { x: number; y: number };
type PlacedGlyph = Point & { glyph: number };

/** Glyphs that belong together because their letters cannot be told apart, with their text. */
type Cluster = { style: TextStyle; glyphs: PlacedGlyph[]; text: string; end: number };

/** Font, size and the numbers of the text matrix, as Skia writes them. */
type TextStyle = { font: string; size: string; matrix: string };

/** Two baselines nearer than this, in units of the page's text, are one line. */
const SAME_LINE = 0.01;

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
      const text = textOfHex(/\/ActualText\s*<FEFF([0-9A-F]*)>/.exec(second)?.[1] ?? '');
      span = { text, cluster: undefined };
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

/** A word goes up to and with the spaces that follow it. A jump or another line ends it too. */
function wordsOf(clusters: readonly Cluster[]): Cluster[][] {
  const words: Cluster[][] = [];
  for (const cluster of clusters) {
    const word = words.at(-1) ?? [];
    const last = word.at(-1);
    const complete = /\S\s+$/.test(textOf(word)) && !/^\s/.test(cluster.text);
    if (last && !complete && follows(last, cluster)) word.push(cluster);
    else words.push([cluster]);
  }
  return words;
}

/** Whether a cluster begins where the one before it ended, give or take a quarter of the letter size. */
function follows(last: Cluster, cluster: Cluster): boolean {
  const from = originOf(last.style);
  const to = originOf(cluster.style);
  const gap = to.x + (cluster.glyphs[0]?.x ?? 0) - (from.x + last.end);
  return Math.abs(from.y - to.y) < SAME_LINE && Math.abs(gap) < Number(cluster.style.size) / 4;
}

function originOf({ matrix }: TextStyle): Point {
  const [x = 0, y = 0] = matrix.split(' ').slice(4).map(Number);
  return { x, y };
}

function writeWord(word: readonly Cluster[], fontOf: (name: string) => TextFont): string {
  const lines: string[] = [];
  let style: TextStyle | undefined;
  let writer: GlyphWriter | undefined;
  for (const cluster of word) {
    if (!writer || !style || !sameStyle(style, cluster.style)) {
      writer?.close();
      style = cluster.style;
      lines.push(`/${style.font} ${style.size} Tf`);
      writer = glyphWriter(lines, fontOf(style.font), style);
    }
    writer.add(cluster);
  }
  writer?.close();
  const text = textOf(word);
  const shown = ['BT', ...lines, 'ET'];
  // PDFium loses a span that is nothing but a space.
  if (!text.trim()) return shown.join('\n');
  return [`/Span <</ActualText <FEFF${hexOfText(text)}>>> BDC`, ...shown, 'EMC'].join('\n');
}

function textOf(word: readonly Cluster[]): string {
  return word.map(({ text }) => text).join('');
}

function sameStyle(a: TextStyle, b: TextStyle): boolean {
  return a.font === b.font && a.size === b.size && a.matrix === b.matrix;
}

type GlyphWriter = { add: (cluster: Cluster) => void; close: () => void };

/** Collects glyphs into one array: codes, and between them how far the next glyph stands from the end of the last. */
function glyphWriter(lines: string[], font: TextFont, style: TextStyle): GlyphWriter {
  const size = Number(style.size);
  const [a, b, c, d, x0, y0] = style.matrix.split(' ');
  let parts: string[] = [];
  let codes = '';
  let at: number | undefined;
  let rise = 0;
  const endCodes = () => {
    if (codes) parts.push(`<${codes}>`);
    codes = '';
  };
  const close = () => {
    endCodes();
    if (parts.length > 0) lines.push(parts.length === 1 ? `${parts[0]} Tj` : `[${parts.join(' ')}] TJ`);
    parts = [];
  };
  const moveTo = (x: number, y: number) => {
    if (Math.abs(y - rise) > 0.0001) {
      close();
      rise = y;
      lines.push(`${short(y)} Ts`);
    }
    if (at === undefined) {
      lines.push(`${a} ${b} ${c} ${d} ${short(Number(x0) + x)} ${y0} Tm`);
      at = x;
    }
    // TJ counts in thousandths of the letter size, backwards. Half a thousandth cannot be seen, but must not add up.
    const step = Math.round(((at - x) / size) * 1000);
    if (step !== 0) {
      endCodes();
      parts.push(String(step));
      at -= (step * size) / 1000;
    }
  };
  return {
    add: ({ glyphs, text }) => {
      const shaped = glyphs.map(({ glyph }) => {
        const own = font.lettersOf(glyph);
        return { glyph, width: font.widthOf(glyph), own: own && [...own].length === 1 ? own : undefined };
      });
      let drawn = 0;
      let end: Point = glyphs[0] ?? { x: 0, y: 0 };
      for (const { glyph, letters } of shareLetters(shaped, text)) {
        const placed = glyph === undefined ? undefined : glyphs[drawn];
        // A mark may stand back over its letter; what is not seen stands at the end of the cluster, so that no gap opens.
        const { x, y } = placed ?? end;
        moveTo(x, y);
        codes += hex(font.codeFor(glyph, letters));
        if (!placed) continue;
        drawn += 1;
        at = (at ?? 0) + (font.widthOf(placed.glyph) * size) / 1000;
        if (at > end.x) end = { x: at, y };
      }
    },
    close: () => {
      close();
      if (rise !== 0) lines.push('0 Ts');
      rise = 0;
    },
  };
}

function short(value: number): string {
  return String(Number(value.toFixed(4)));
}
