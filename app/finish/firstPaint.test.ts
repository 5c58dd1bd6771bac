import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { removeInlinedRules, selectFirstPaintRules } from './firstPaint.server.ts';
import { HtmlPage } from './htmlPage.server.ts';
import { namesOnFirstScreen } from './pageStyles.server.ts';

function rulesFor(css: string, html: string): string {
  const page = new HtmlPage(html);
  const language = page.element('html').attribs.lang as Language;
  return selectFirstPaintRules(css, { language, names: namesOnFirstScreen(page) });
}

const PAGE =
  '<html lang="mr"><body><header class="top bar" id="menu"><details><summary class="open">Menu</summary>' +
  '<p class="way">Home</p><details><summary>More</summary><p class="deep">Last</p></details><p class="way">End</p></details>' +
  '<nav class="wide" data-wide=""><a class="link">Home</a></nav></header>' +
  `<main><p class="lead">${'योजना '.repeat(133)}</p><p class="near">More</p><p class="far">Last</p></main>` +
  '<footer class="foot">Foot</footer><dialog class="drawer">Links</dialog>' +
  '<nav class="tabs">Tabs</nav></body></html>';

describe('the rules of the first paint', () => {
  it.each([
    ['any element selector', 'a{color:red}'],
    ['classes above the footer', '.top.bar{color:red}'],
    ['fixed elements after the footer', '.tabs a{color:red}'],
    ['an element that only wide screens show, to hide it on a phone', '.wide{display:none}'],
    ['animations in use', '.top{animation:1s pass}@keyframes pass{0%{top:0}}'],
    ['ids', '#menu{color:red}'],
    ['states', '.top details[open] summary{color:red}'],
    ['the themes', '[data-theme=dark]{color:#fff}'],
    ['fonts in use', '@font-face{font-family:Late;src:url(/a.woff2)}p{font-family:Late}'],
    ['the language of the page', 'html:lang(mr) a{color:red}'],
    ['narrow screens', '@media (max-width:767.98px){.lead{color:red}}'],
    ['large phones', '@media (min-width:576px){.lead{color:red}}'],
    ['screens with script, in any orientation', '@media screen and (scripting:enabled){.lead{color:red}}'],
    ['one selector of several', '.lead,.gone{color:red}'],
    ['negated selectors', '.lead:not(.gone){color:red}'],
    ['custom properties in use', ':root{--red:red;--ink:var(--red)}.lead{color:var(--ink)}'],
    ['pseudo-elements with content', '.lead:before{content:"›";text-wrap:balance}'],
    ['newer browsers', '@supports (width:max(0px)){.lead{color:red}}'],
    ['prefixes', '.lead{-webkit-mask:var(--a);mask:var(--a);-webkit-appearance:none;appearance:none}'],
    ['reduced motion', '@media (prefers-reduced-motion:reduce){:root{color:red}}'],
  ])('include rules for %s', (_, css) => {
    expect(rulesFor(css, PAGE)).toBe(css);
  });

  it('have colours and sizes in place of their names, unless a theme changes them', () => {
    const themes = ':root{--red:#f00;--ink:#000;--space:1rem}[data-theme=dark]{--ink:#fff}';
    expect(rulesFor(`${themes}.lead{color:var(--red);background:var(--ink);padding:var(--space)}`, PAGE)).toBe(
      ':root{--ink:#000}[data-theme=dark]{--ink:#fff}.lead{color:red;background:var(--ink);padding:1rem}',
    );
  });

  it.each([
    ['classes that the page does not have', '.gone{color:red}'],
    ['a selector with one class that the page does not have', '.lead.gone{color:red}'],
    ['the footer', '.foot a{color:red}'],
    ['closed details and details inside', '.way{color:red}.deep{color:red}'],
    ['unused animations', '@keyframes pass{0%{top:0}}'],
    ['elements that script adds', '#added{color:red}'],
    ['another language', 'html:lang(en) a{color:red}'],
    ['closed dialogs', '.drawer[open]{color:red}'],
    ['unused custom properties', ':root{--red:red;--ink:var(--red)}'],
    ['descendants of an element that phones hide', '.link{color:red}'],
    ['elements below the first screen', '.far{color:red}'],
    ['hover', '.lead:hover{color:red}'],
    ['unused fonts', '@font-face{font-family:Mukta;src:url(/a.woff2)}'],
    ['fonts of wide screens', '@media print,(min-width:768px){@font-face{font-family:Mukta;src:url(/a.woff2)}}'],
    ['print', '@media print{.lead{color:red}}'],
    ['the page size of print', '@page{margin:16mm}'],
    ['forced colours', '@media (forced-colors:active){.lead{color:red}}'],
    ['pages without script', '@media screen and (scripting:none){.lead{color:red}}'],
    ['older browsers', '@supports not (inset:0){.lead{color:red}}'],
    ['wide screens', '@media (min-width:768px){.lead{color:red}}'],
    [
      'wide screens with a minimum and a maximum width',
      '@media (min-width:768px) and (max-width:991.98px){.lead{color:red}}',
    ],
    ['print and wide screens', '@media print,(min-width:992px){.lead{color:red}}'],
  ])('omit rules for %s', (_, css) => {
    expect(rulesFor(css, PAGE)).toBe('');
  });

  it('keep their order', () => {
    expect(rulesFor('.lead{color:red}.gone{color:blue}p{color:green}.lead{top:0}', PAGE)).toBe(
      '.lead{color:red}p{color:green}.lead{top:0}',
    );
  });
});

describe('the stylesheet that applies after the first paint', () => {
  it.each([
    ['the rules of elements', 'a,h1:before{color:red}'],
    ['fonts', '@font-face{font-family:Late;src:url(/a.woff2)}p{font-family:Late}'],
  ])('does not repeat %s', (_, css) => {
    expect(removeInlinedRules(css)).toBe('');
    expect(rulesFor(css, PAGE)).toBe(css);
  });

  it('omits a rule for an element even if a conditional rule precedes it, and keeps the order of the other rules', () => {
    expect(removeInlinedRules('@media print{a{color:red}}a{color:red}.lead{color:green}')).toBe(
      '@media print{a{color:red}}.lead{color:green}',
    );
  });

  it.each([
    ['classes', '.lead{color:red}'],
    ['hover', 'a:hover{color:red}'],
    ['elements in print', '@media print{a{color:red}}'],
    ['elements in @supports', '@supports (width:max(0px)){a{color:red}}'],
    ['properties', 'html{--red:red}'],
    ['fonts of wide screens', '@media print,(min-width:768px){@font-face{font-family:Mukta;src:url(/a.woff2)}}'],
  ])('has the rules for %s', (_, css) => {
    expect(removeInlinedRules(css)).toBe(css);
  });
});

describe('the content of the first screen', () => {
  const isKept = (before: string) =>
    rulesFor('.late{color:red}', `<html lang="en"><body><main>${before}<p class="late">…</p></main></body></html>`) !==
    '';

  it('ends after a limited number of characters', () => {
    expect(isKept(`<p>${'a'.repeat(500)}</p>`)).toBe(true);
    expect(isKept(`<p>${'a'.repeat(900)}</p>`)).toBe(false);
  });

  it.each([
    ['the options of a closed select', '<select><option value="a">', '</option></select>'],
    ['the rest of closed details', '<details><summary>More</summary><p>', '</p></details>'],
    ['in-page links, which are one line', '<nav><ul><li>', '</li></ul></nav>'],
    ['a part that the page keeps hidden', '<section id="a" hidden=""><p>', '</p></section>'],
  ])('does not count %s', (_, before, after) => {
    expect(isKept(before + 'a'.repeat(2000) + after)).toBe(true);
  });
});
