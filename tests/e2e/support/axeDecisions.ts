import { className } from '#site-build/css/classNames.ts';

const classes = (...names: string[]) => new RegExp(`class="(${names.join('|')})\\b`);

/** Lists cases that axe cannot decide and that we have reviewed. `element` matches the selector or the HTML of an element. */
const REVIEWED: { rule: string; element: RegExp; because: string }[] = [
  {
    rule: 'color-contrast',
    element: classes(className('here', 'Home.module.css'), className('time', 'VideoPoster.module.css')),
    because: 'It has a plain background of its own.',
  },
  {
    rule: 'color-contrast',
    element: /<select /,
    because: 'The gradient is the line before the arrow. The text is on the plain background.',
  },
  {
    rule: 'color-contrast',
    element: /^a\[href\$?="tel:\d+"\] > span > b$/,
    because:
      'The box of its letters is taller than its line and leaves the link; the digits themselves stand on the link.',
  },
  {
    rule: 'color-contrast',
    element: /^li\[data-current="true"\] > a/,
    because: 'The other lines of the bar have the same position and are hidden.',
  },
  {
    rule: 'color-contrast',
    element: new RegExp(`\\.${className('count', 'PhotoGallery.module.css')} > span`),
    because: 'It is one digit, which axe takes for a symbol; it has the colour of the text beside it.',
  },
  {
    rule: 'color-contrast',
    element: new RegExp(
      `\\.${className('slide', 'ImportantLinks.module.css')}\\b|class="over" href="[^"]*/photogallery/`,
    ),
    because: 'It is outside the visible part of a row that scrolls; all slides of a row have the same colours.',
  },
  {
    rule: 'color-contrast',
    element: new RegExp(`\\.${className('leader', 'Home.module.css')}\\b.* > (h3|p)$`),
    because: 'It is a leader outside the visible part of the row that scrolls; all of them have the same colours.',
  },
  {
    rule: 'color-contrast',
    element: classes(...['north', 'sea', 'hills'].map((name) => className(name, 'DistrictMap.module.css'))),
    because:
      'It is on the drawn map, whose three grounds have a contrast of at least 7 to 1 with the colour of the text.',
  },
  {
    rule: 'label-content-name-mismatch',
    element: /data-action="textSize:/,
    because: 'The visible letter is a symbol of the text size; the accessible name describes it.',
  },
];

export function isDecided(rule: string, element: string): boolean {
  return REVIEWED.some((review) => review.rule === rule && review.element.test(element));
}
