const WIDTH = 600;
const HEIGHT = 400;
const FIGURE = HEIGHT / 3;
const GROUND = HEIGHT * 0.75;

/**
 * The picture for a missing hostel photo: two Warli figures on a line, in the colours of the site. The drawing is always
 * the same and fills whatever size is asked for, so that a host which cannot calculate has only to put two numbers in.
 */
export function placeholderPicture(width: string, height: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">
${DRAWING}
</svg>
`;
}

const DRAWING = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#8B3819"/>
<g fill="#FFF6E6" stroke="#FFF6E6" stroke-width="${round(FIGURE / 24)}" stroke-linecap="round">
<path d="M${WIDTH * 0.15} ${GROUND}H${WIDTH * 0.85}"/>
${warliFigure(WIDTH * 0.38)}
${warliFigure(WIDTH * 0.62)}
</g>`;

/** A person as Warli painters draw one: two triangles that meet at the waist, a round head, lines for arms and legs. */
function warliFigure(x: number): string {
  const at = (right: number, up: number) => `${round(x + right * FIGURE)} ${round(GROUND - up * FIGURE)}`;
  return [
    `<circle cx="${round(x)}" cy="${round(GROUND - 0.92 * FIGURE)}" r="${round(0.08 * FIGURE)}"/>`,
    `<path d="M${at(-0.18, 0.8)}L${at(0.18, 0.8)}L${at(0, 0.55)}ZM${at(0, 0.55)}L${at(0.16, 0.32)}L${at(-0.16, 0.32)}Z"/>`,
    `<path fill="none" d="M${at(-0.08, 0.32)}V${GROUND}M${at(0.08, 0.32)}V${GROUND}M${at(-0.18, 0.8)}L${at(-0.34, 0.5)}M${at(0.18, 0.8)}L${at(0.34, 0.5)}"/>`,
  ].join('\n');
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
