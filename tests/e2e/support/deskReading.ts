import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { translatorIn } from '#desk/app/words.ts';

/** Roles that must have a name. */
const NAMED =
  /^(button|link|textbox|searchbox|combobox|checkbox|radio|heading|navigation|region|table|columnheader|rowheader|img)\b/;

/** Controls that must follow the heading of a screen, because their purpose would otherwise be unclear. */
const CONTROL = /^(button|textbox|searchbox|combobox|checkbox|radio|table)\b/;

/** Keys of the words files with a dot, such as `changes.title`. */
const KEY = /(?<![\w/.-])(changes|accounts|publishing|media|pages|spreadsheets|work|section|keys)\.[a-z]\w*/;

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Names in Latin letters that are right on a Marathi screen: the other language, and addresses of pages. */
const FOREIGN = /^(English$|\/)/;

type Node = string | { [phrase: string]: Node } | Node[];

/** Lists the roles with their names, such as `button "Save" [pressed]`, and the texts of an aria snapshot in their order. */
function phrasesIn(node: Node): string[] {
  if (Array.isArray(node)) return node.flatMap(phrasesIn);
  if (typeof node !== 'object' || node === null) return [String(node)];
  // Omits properties that are not spoken, such as `/url`.
  const spoken = Object.entries(node).filter(([phrase]) => !phrase.startsWith('/'));
  return spoken.flatMap(([phrase, inside]) => [phrase, ...phrasesIn(inside)]);
}

/** Returns the name in a phrase, or an empty text. Snapshots quote names, except those between slashes. */
function nameIn(phrase: string): string {
  const [name = '""'] = /(?<= )("([^"\\]|\\.)*"|\/.*)/.exec(phrase) ?? [];
  return name.startsWith('"') ? JSON.parse(name) : name;
}

/** Returns what a blind user could not understand on the open screen, judged by the names and roles that a screen reader gets. */
export async function spokenFaults(page: Page): Promise<string[]> {
  const isMarathi = (await page.locator('html').getAttribute('lang')) === 'mr';
  const snapshot = parse(await page.locator('main').ariaSnapshot()) as Node;
  const phrases = phrasesIn(snapshot);
  const heading = phrases.findIndex((phrase) => phrase.startsWith('heading'));
  const control = phrases.findIndex((phrase) => CONTROL.test(phrase));
  const begins = heading >= 0 && (control < 0 || heading < control);
  const title = nameIn(phrases[heading] ?? '');
  return [
    ...(begins ? [] : [`no heading before the first control: ${phrases.slice(0, 8).join(' | ')}`]),
    ...((await page.title()).startsWith(title) ? [] : [`the title of the window is not the heading: ${title}`]),
    ...phrases.flatMap((phrase) => faultsOf(phrase, isMarathi)),
    ...tableFaults(snapshot),
    ...(await untiedProblems(page)),
  ];
}

function faultsOf(phrase: string, isMarathi: boolean): string[] {
  if (KEY.test(phrase)) return [`a key of the words is spoken: ${phrase}`];
  if (!NAMED.test(phrase)) return [];
  const name = nameIn(phrase);
  if (name === '') return [`no name: ${phrase}`];
  const isForeign = isMarathi && /\p{L}/u.test(name) && !DEVANAGARI.test(name) && !FOREIGN.test(name);
  return isForeign ? [`not in Marathi: ${phrase}`] : [];
}

/** Returns tables in which a cell is spoken before any heading of a column. */
function tableFaults(node: Node): string[] {
  if (Array.isArray(node)) return node.flatMap(tableFaults);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([phrase, inside]) => {
    if (!/^table\b/.test(phrase)) return tableFaults(inside);
    const table = phrasesIn(inside);
    const first = (role: RegExp) => table.findIndex((spoken) => role.test(spoken));
    return first(/^columnheader\b/) >= 0 && first(/^columnheader\b/) < first(/^cell\b/)
      ? []
      : [`no columns: ${phrase}`];
  });
}

/** Returns visible problems that are not linked to a field, and invalid fields without a description. */
const untiedProblems = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const described = [...main.querySelectorAll('[aria-describedby]')];
    const ids = described.flatMap((element) => element.getAttribute('aria-describedby')?.split(' ') ?? []);
    const problems = [...main.querySelectorAll<HTMLElement>('p.problem')].filter(({ textContent }) => textContent);
    const wrong = [...main.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
    const says = (field: HTMLElement) =>
      field
        .getAttribute('aria-describedby')
        ?.split(' ')
        .some((id) => problems.some((problem) => problem.id === id));
    return [
      ...problems.filter(({ id }) => !ids.includes(id)).map(({ textContent }) => `tied to no field: ${textContent}`),
      ...problems
        .filter((problem) => !problem.closest('[aria-live], [role=alert]'))
        .map(({ id }) => `not announced: ${id}`),
      ...wrong.filter((field) => !says(field)).map(({ id }) => `wrong without a reason: ${id}`),
    ];
  });

/** Returns the faults of the open screen in the language of the page, and in the other one, to which it switches and back. */
export async function spokenFaultsInBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const _ of [1, 2]) {
    found.push(...(await spokenFaults(page)));
    const language = (await page.locator('html').getAttribute('lang')) === 'mr' ? 'mr' : 'en';
    await page
      .getByRole('button', { name: translatorIn(language)('language'), exact: true })
      .first()
      .click();
    await page
      .locator(`html[lang="${language === 'mr' ? 'en' : 'mr'}"] main :is(h1, h2)`)
      .first()
      .waitFor();
  }
  return found;
}
