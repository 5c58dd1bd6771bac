import type { PREFERENCE_KEYS } from './components/preferences/preferences.ts';
import type { Language } from './i18n/language.ts';

type Flag = boolean | `${boolean}`;

/**
 * Every `data-*` attribute of the site with its values, and who reads it: components, stylesheets, scripts and the build agree
 * on them here alone. Components and scripts that use another name or value do not compile; tests/unit/attributes.test.tsx
 * checks selectors, and that each attribute is both set and read. `''` marks an element without saying more.
 */
export type Attributes = {
  // <html>, before the first paint (app/early)
  /** The visitor's theme, for the colours of tokens.css. */
  'data-theme': 'light' | 'dark';
  /** The visitor's text size, for the font size of tokens.css. */
  'data-text-size': '0' | '1' | '2';
  /** Turns data-saving mode on: stylesheets hide pictures, scripts fetch nothing ahead. */
  'data-light': '';
  /** Tells stylesheets that the device has no font for Marathi. */
  'data-no-devanagari': '';
  /** Tells stylesheets to keep the fonts of the device, on phones. */
  'data-system-fonts': '';
  /** Tells stylesheets that the browser cannot print. */
  'data-no-print': '';
  /** Tells stylesheets that the browser runs no modules. */
  'data-no-modules': '';
  /** Tells the finder that its address contains answers, until React has read them. */
  'data-has-answers': '';
  /** Tells the home page that the visitor has chosen a language. */
  'data-saved-language': '';

  // <head>
  /** On the early script, which reads it: the language for a first visit to `/`. */
  'data-default-language': Language;
  /** On the early script, which loads them: addresses of fonts, separated by spaces. */
  'data-fonts': string;
  /** On a stylesheet that phones apply last: how many there are (app/early/lateStyles.ts). */
  'data-late': number;

  // Presses that early scripts answer, and what they show
  /** What a press does: sets a preference, prints, or shows a small picture (app/early/beforePaint.ts). */
  'data-action': 'theme:dark' | `textSize:${0 | 1 | 2 | 'next'}` | 'dataLight:on' | 'print' | 'picture';
  /** On a link to the same page in another language, which app/early/savedLanguage.ts saves. */
  'data-language': Language;
  /** On a link that goes back in the history if the visitor came from its page (app/early/backLinks.ts). */
  'data-back': '';
  /**
   * On the link that leaves a page without a trace (app/early/leavePage.ts). worker/cachedPages.ts saves no page with it, and deletes
   * saved ones of earlier releases, so its name must not change.
   */
  'data-leave': '';
  /** Around menus that a press outside closes (app/early/disclosures.ts). */
  'data-closes-outside': '';
  /** On a picture that the visitor asked for in data-saving mode, for stylesheets and app/early/islands.ts. */
  'data-shown': '';
  /** On the note that app/readWithRetries.ts shows if a script does not load. */
  'data-load-failure': '';
  /** Text for the time in which the next page loads (app/early/loadingNote.ts). */
  'data-loading': string;
  /** Text for a browser that does not print (app/early/printPage.ts). */
  'data-cannot-print': string;
  /** On the place of the wrong address, which app/entry.client.ts writes. */
  'data-address': '';
  /** Words before the date of printing, which components/sheet/printedDate.ts writes. */
  'data-printed-on': string;
  /** ISO date of the site, before which components/sheet/printedDate.ts takes no day. */
  'data-updated': string;
  /** District that the button inside remembers or forgets (app/early/rememberDistrict.ts). */
  'data-remember': string;
  /** On what early scripts show while the choice is remembered, or while it is not. */
  'data-remembered': 'true' | 'false';
  /** On the list that offline/showSavedPages.ts fills. */
  'data-saved-pages': '';
  /** Words for the day on which a page was saved (offline/showSavedPages.ts). */
  'data-today': string;
  'data-yesterday': string;
  /** Text for a visitor without saved pages (offline/showSavedPages.ts). */
  'data-none-saved': string;

  // Islands (app/islands, started by app/early/islands.ts)
  /** Name of the exported component that takes over. */
  'data-island': string;
  /**
   * When React starts without a press: with the page, except in data-saving mode; if the address has a query or answers, or the
   * history entry a state; or also if the visitor has a list of papers.
   */
  'data-start': 'load' | 'query' | 'papers';
  /** Set once the controls inside work, which ends the marking of early presses. */
  'data-hydrated': 'true';
  /** On a link or `summary` whose press needs React. */
  'data-hydrates': '';
  /** Number or name of a part that React keeps as it is in the page. */
  'data-fixed': string;
  /** Around buttons whose early press is marked until screens/home/motion.ts starts. */
  'data-awaits-script': '';

  // Parts of a page that a choice shows (app/early/chosenPart.ts)
  /** Around the selects and the parts that they show. */
  'data-parts': '';
  /** On a select that shows parts: the preference that keeps its value, or `''`. */
  'data-part-select': keyof typeof PREFERENCE_KEYS | '';
  /** Value with which the part is shown, as it is without a choice. */
  'data-part': string;
  /** Values with which alone the part is shown, `thane-*` for each that begins so, `''` for no choice. */
  'data-part-only': string;
  /** Values with which the part is not shown. */
  'data-part-except': string;
  /** Whether the part is shown, or the tab or category is chosen, for stylesheets. */
  'data-chosen': Flag;
  /** On the heading to which a choice leads the visitor. */
  'data-chosen-heading': '';
  /** On the place for the name of the choice: of a district, of the last select, or of all. */
  'data-chosen-name': 'district' | 'last' | '';
  /** Name of an option whose label says more. */
  'data-short-name': string;
  /** Text of an option for the live region, which has an empty one. */
  'data-message': string;
  /** Value with which the content is copied to the target beside it. */
  'data-copy': string;
  /** On the place of the copy. */
  'data-copy-target': '';
  /** Address of a map search, with a star for the known address or the names of the choice. */
  'data-map': string;
  /** On an address that the map search uses while it is shown. */
  'data-map-address': '';
  /** On the button that takes a remembered choice back. */
  'data-forget': '';
  /** For whom a hostel is or a count counts, for the filter of StudentsFilter.module.css. */
  'data-students': string;

  // Rows that move on the home page (screens/home/motion.ts)
  /** Around a row and its buttons: milliseconds between two slides, or 0. */
  'data-slides': number;
  /** On what holds the slides: a row that scrolls, one without an end, or lines of which one is seen. */
  'data-frame': 'row' | 'loop' | 'lines';
  /** On a button: where it moves, or the index of its slide. */
  'data-move': 'previous' | 'next' | 'pause' | 'play' | number;
  /** Text of the counter for each slide, separated by `|`. */
  'data-counts': string;
  /** On a list that the keyboard can scroll while it is wider than the screen. */
  'data-scrolls': '';
  /** Whether the line is seen, or the menu leads to this page, for stylesheets. */
  'data-current': Flag;

  // Results of a search (screens/search)
  /** On the place of the results. */
  'data-results': '';
  /** Heading if nothing is found. */
  'data-no-results': string;
  /** Announcement of a chosen kind of results. */
  'data-now-shown': string;
  /** On what is shown before a search. */
  'data-before-search': '';
  /** On the list of words to try. */
  'data-suggestions': '';
  /** Name of a template that copyTemplate.ts copies. */
  'data-template': string;
  /** Name of a part that a copy of the template may leave out. */
  'data-template-part': string;
  /** Names of a kind, for one result and for several. */
  'data-one': string;
  'data-many': string;

  // Other screens
  /** On a closed part that is read aloud with the page (components/listen/readable.ts). */
  'data-read-aloud': '';
  /** Id of the situation whose ticks StepTicks.island.ts keeps. */
  'data-steps': string;
  /** Text for a browser that keeps no ticks (StepTicks.island.ts). */
  'data-refused': string;
  /** On the texts of a card that SchemeBrowser.island.tsx filters by. */
  'data-filtered': '';
  /** Whether a scheme is listed, comes after a press on "Show more", or is filtered out. */
  'data-place': 'listed' | 'later' | 'out';
  /** Whether React lists the schemes; unlike `data-hydrated`, stays false after an error. */
  'data-live': boolean;

  // Variants of a component, for stylesheets
  /** On the navigation of wide screens, which the first paint of a phone leaves out (app/finish). */
  'data-wide': '';
  'data-size': 'row' | 'card' | 'panel' | 'small';
  'data-columns': true | 'large';
  /** Sizes in points that fit a sheet on its page, in one language and in both. */
  'data-points': number;
  'data-bilingual-points': number;
  'data-tone': 'blue' | 'gray';
  'data-width': 52 | 64;
  'data-verdict': 'likely' | 'check' | 'notNow' | 'otherSituation';
  /** On what a visitor answered, which is printed only on request. */
  'data-answer': '';
  /** Around the number of another office, whose button is never filled. */
  'data-other-office': '';
  /** Heading of a column, which stands before each cell on phones. */
  'data-label': string;
};

type ElementAttributes = { [Name in keyof Attributes]?: Attributes[Name] | undefined };

type CamelCase<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;
type ShortName<Name> = Name extends `data-${infer Short}` ? CamelCase<Short> & string : never;

declare module 'react' {
  interface HTMLAttributes<T> extends ElementAttributes {}
}
declare global {
  interface HTMLElement {
    readonly dataset: { [Name in keyof Attributes as ShortName<Name>]?: `${Attributes[Name]}` };
  }
}
