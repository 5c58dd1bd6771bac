type Cell = string | number | undefined;

/** A table in Markdown. The first column is text, the others are figures; what is not known is a dash. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`;
  return [line(head), `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`, ...rows.map(line)].join(
    '\n',
  );
}

/** With so many digits behind the point, and commas between the thousands. */
export function digits(value: number, places = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: places });
}
