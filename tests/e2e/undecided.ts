/** What axe cannot decide by itself, and why it is no barrier: somebody has looked at each. `html`: how the element begins. */
const DECIDED: { rule: string; html: RegExp; because: string }[] = [
  {
    rule: 'color-contrast',
    html: /^<\w+ class="(LatestUpdates_label|Divisions_here|FilmPoster_time|EventCard_sample)\b/,
    because:
      'It has a plain background of its own; only a corner or an arrow of the same colour lies beside or below it.',
  },
  {
    rule: 'color-contrast',
    html: /^<select /,
    because: 'The gradient is the line before the arrow. The words stand on the plain background.',
  },
  {
    rule: 'label-content-name-mismatch',
    html: /^<button [^>]*data-choice="textSize:/,
    because: 'The letter of each size is a picture of what the button does; its name says it in words.',
  },
];

export function isDecided(rule: string, html: string): boolean {
  return DECIDED.some((one) => one.rule === rule && one.html.test(html));
}
