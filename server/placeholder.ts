/** The picture for a missing hostel photo: two Warli figures on a line, in the colours of the site. */
export function placeholderPicture(width: number, height: number): string {
  const size = height / 3;
  const ground = height * 0.75;
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#8B3819"/>
<g fill="#FFF6E6" stroke="#FFF6E6" stroke-width="${size / 24}" stroke-linecap="round">
<path d="M${width * 0.15} ${ground}H${width * 0.85}"/>
${warliFigure(width * 0.38, ground, size)}
${warliFigure(width * 0.62, ground, size)}
</g>
</svg>
`;
}

/** A person as Warli painters draw one: two triangles that meet at the waist, a round head, lines for arms and legs. */
function warliFigure(x: number, ground: number, size: number): string {
  const at = (right: number, up: number) => `${round(x + right * size)} ${round(ground - up * size)}`;
  return [
    `<circle cx="${round(x)}" cy="${round(ground - 0.92 * size)}" r="${round(0.08 * size)}"/>`,
    `<path d="M${at(-0.18, 0.8)}L${at(0.18, 0.8)}L${at(0, 0.55)}ZM${at(0, 0.55)}L${at(0.16, 0.32)}L${at(-0.16, 0.32)}Z"/>`,
    `<path fill="none" d="M${at(-0.08, 0.32)}V${round(ground)}M${at(0.08, 0.32)}V${round(ground)}M${at(-0.18, 0.8)}L${at(-0.34, 0.5)}M${at(0.18, 0.8)}L${at(0.34, 0.5)}"/>`,
  ].join('\n');
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** Reads a length in pixels. The specification allows widths of 400 to 599 and heights of 300 to 399 (section 7). */
export function pixels(text: string, { from, to }: { from: number; to: number }): number | undefined {
  const length = /^\d{3}$/.test(text) ? Number(text) : Number.NaN;
  return length >= from && length <= to ? length : undefined;
}
