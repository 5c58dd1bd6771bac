/**
 * What axe cannot decide by itself, and why it is no barrier: somebody has looked at each. `element`: how axe names the element, or how
 * its text in the page begins.
 */
const DECIDED: { rule: string; element: RegExp; because: string }[] = [
  {
    rule: 'color-contrast',
    element: /class="(LatestUpdates_label|Home_here|VideoPoster_time|EventCard_sample)\b/,
    because: 'It has a plain ground of its own; only a corner or an arrow of the same colour lies beside or below it.',
  },
  {
    rule: 'color-contrast',
    element: /<select /,
    because: 'The gradient is the line before the arrow. The words stand on the plain ground.',
  },
  {
    rule: 'color-contrast',
    element: /class="Footer_helpline"|\.ListTable_names > li > b > a/,
    because: 'What lies over its letters is the area of a link, which is larger than the words, for a finger.',
  },
  {
    rule: 'color-contrast',
    element: /^li\[data-shown="true"\] > a/,
    because: 'The other lines of the bar lie in the same place and are not shown.',
  },
  {
    rule: 'color-contrast',
    element: /\.AlbumGrid_count > span/,
    because: 'It is one digit, which axe takes for a sign; its colour is that of the words beside it.',
  },
  {
    rule: 'label-content-name-mismatch',
    element: /data-choice="textSize:/,
    because: 'The letter of each size is a picture of what the button does; its name says it in words.',
  },
];

export function isDecided(rule: string, element: string): boolean {
  return DECIDED.some((one) => one.rule === rule && one.element.test(element));
}
