import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { terms } from '#app/model/glossary/data.server.ts';
import { attribute, flaws, labelsIn, pages, type Text, textOf, textsIn } from './pages.ts';

type Tree = { [key: string]: string | Tree };

const ENGLISH_WORDS = join(process.cwd(), 'words', 'en', 'site');

/** Keys that cannot be normal text, such as `nav.home`. A page shows a key if its text is missing. */
const KEYS = new Set(
  readdirSync(ENGLISH_WORDS).flatMap((file) => {
    const namespace = file.replace('.json', '');
    const keys = keysOf(JSON.parse(readFileSync(join(ENGLISH_WORDS, file), 'utf8')));
    return keys.flatMap((key) => [`${namespace}:${key}`, ...(/[.A-Z]/.test(key) ? [key] : [])]);
  }),
);

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  );
}

/** A script fills the placeholders of a template. */
const isInTemplate = ({ tagName, parent }: HtmlElement): boolean =>
  tagName === 'template' || (parent !== null && isInTemplate(parent));

const everyText = (element: HtmlElement) => [...textsIn(element), ...labelsIn(element)];

describe('every text of every page', () => {
  it('has no undefined values, placeholders or translation keys', () => {
    expect(
      flaws(({ document }) =>
        everyText(document).flatMap((one) => {
          const text = isInTemplate(one.inside) ? one.text.replace(/\{\{\w+\}\}/g, '') : one.text;
          const leak = /\bundefined\b|\[object \w+\]|\bNaN\b|\{\{|\}\}|\$\{|\bnull\b|Invalid Date/.exec(text)?.[0];
          return leak || KEYS.has(text.trim()) ? [leak ?? text] : [];
        }),
      ),
    ).toEqual([]);
  });

  it('is in Unicode form NFC', { tags: ['conformance/fonts'] }, () => {
    expect(
      flaws(({ document }) =>
        everyText(document).flatMap(({ text }) => (text === text.normalize('NFC') ? [] : [text])),
      ),
    ).toEqual([]);
  });

  it('explains a difficult official word with the everyday one, on the Marathi page that uses it', () => {
    const explained = terms.filter((term) => term.explained !== undefined);
    expect(
      flaws(
        ({ main }) => {
          const text = textOf(main);
          // The everyday word follows in brackets, or precedes the official name in brackets.
          return explained.flatMap(({ mr, explained: everyday }) =>
            text.includes(mr) && !new RegExp(`\\(${everyday}\\)|${everyday} \\([^)]*${mr}`).test(text)
              ? [`${mr} (${everyday})`]
              : [],
          );
        },
        pages.filter(({ language }) => language === 'mr'),
      ),
    ).toEqual([]);
  });

  it('announces no page under construction', { tags: ['conformance/no-promises'] }, () => {
    // Excludes the conformance report, which quotes these phrases.
    const others = pages.filter(({ plain }) => plain !== '/accessibility/report');
    const promise = /under construction|coming soon|lorem ipsum|निर्माणाधीन|काम चालू आहे|लवकरच (येत|उपलब्ध)/i;
    expect(
      flaws(
        ({ document }) =>
          everyText(document).flatMap(({ text }) => (promise.test(text) ? [text.trim().slice(0, 80)] : [])),
        others,
      ),
    ).toEqual([]);
  });
});

/** Recognises web addresses, e-mail addresses and phone links, which use Latin script in both languages. */
function isAddress({ text, inside }: Text): boolean {
  const link = inside.closest('a');
  const leads = link ? (attribute(link, 'href') ?? '') : '';
  return (
    /^(mailto|tel):/.test(leads) || /^(https?:\/\/|www\.)\S+$|^\S+@\S+$|^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text.trim())
  );
}

/** Recognises the name, version and licence of a package, such as `react 19.3.1, MIT`. */
const isPackage = ({ text }: Text) => /^\S+ \d+\.\d+\.\d+\S*, [A-Z]\S+( OR \S+)*$/.test(text.trim());

const written = (element: HtmlElement, language: string) =>
  textsIn(element, language).filter((text) => text.language === language && !isAddress(text));

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Minimum share of Devanagari among the letters of a Marathi page; untranslated pages have none. */
const MIN_DEVANAGARI_SHARE = 0.55;

describe('every Marathi page', () => {
  const marathi = pages.filter(({ language }) => language === 'mr');

  it('is written in Devanagari', { tags: ['conformance/other-language'] }, () => {
    expect(
      flaws(({ main }) => {
        const text = textsIn(main, 'mr')
          .filter((text) => !isAddress(text) && !isPackage(text))
          .map(({ text }) => text)
          .join(' ');
        const devanagari = count(text, /\p{Script=Devanagari}/gu);
        const latin = count(text, /\p{Script=Latin}/gu);
        const share = devanagari / (devanagari + latin);
        return share > MIN_DEVANAGARI_SHARE ? [] : [`${Math.round(share * 100)} % of the letters are Devanagari`];
      }, marathi),
    ).toEqual([]);
  });

  it('marks every English sentence as English', { tags: ['conformance/other-language'] }, () => {
    expect(
      flaws(
        ({ body }) =>
          [...written(body, 'mr'), ...labelsIn(body, 'mr').filter(({ language }) => language === 'mr')].flatMap(
            ({ text }) =>
              /[A-Za-z]{2,}[\s,]+[A-Za-z]{2,}[\s,]+[A-Za-z]{2,}/.test(text) ? [text.trim().slice(0, 80)] : [],
          ),
        marathi,
      ),
    ).toEqual([]);
  });

  it('has amounts in Devanagari digits', () => {
    expect(
      flaws(
        ({ body }) =>
          written(body, 'mr').flatMap(({ text }) =>
            /₹\s?[0-9]|[0-9]\s?(लाख|%|टक्के|वर्षे)/.test(text) ? [text.trim().slice(0, 80)] : [],
          ),
        marathi,
      ),
    ).toEqual([]);
  });
});

describe('every English page', () => {
  const english = pages.filter(({ language }) => language === 'en');

  it('marks every Marathi word as Marathi', { tags: ['conformance/other-language'] }, () => {
    expect(
      flaws(
        ({ body }) =>
          [...written(body, 'en'), ...labelsIn(body, 'en').filter(({ language }) => language === 'en')].flatMap(
            ({ text }) =>
              /\p{Script=Devanagari}{2}/u.test(text) && text !== 'Language / भाषा' ? [text.trim().slice(0, 80)] : [],
          ),
        english,
      ),
    ).toEqual([]);
  });
});
