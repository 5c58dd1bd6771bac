import type { TextFont } from './fonts.ts';
import { type Cluster, type GlyphWriter, glyphWriter, type Point, type TextStyle } from './glyphs.ts';
import { hexOfText } from './hex.ts';

/** Two baselines nearer than this, in units of the page's text, are one line. */
const SAME_LINE = 0.01;

/** A word goes up to and with the spaces that follow it. A jump or another line ends it too. */
export function wordsOf(clusters: readonly Cluster[]): Cluster[][] {
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

/** A word as one span with its whole text, and inside it the codes of its glyphs. */
export function writeWord(word: readonly Cluster[], fontOf: (name: string) => TextFont): string {
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
