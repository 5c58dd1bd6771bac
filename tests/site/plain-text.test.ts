import { describe, expect, it } from 'vitest';
import { LANGUAGES, otherLanguage } from '#app/i18n/language.ts';
import { site } from '#app/model/site/data.server.ts';
import { LLMS_PATH, textPath } from '#app/plain-text/textPath.ts';
import { attribute, files, flaws, pages, readBuilt, textOf } from './pages.ts';

/** Pages of facts: schemes, situations, districts, services, offices, other departments. */
const WITH_TEXT =
  /^\/(scheme|situations|district|citizen\/services)\/[^/]+$|^\/office(\/[^/]+)?$|^\/(commissionerate|elsewhere)$/;

const textAt = (address: string) => readBuilt(files.get(address) ?? address);

const pageByPath = new Map(pages.map((page) => [page.path, page]));

const shown = pages.filter(({ plain }) => WITH_TEXT.test(plain));

/** Lists amounts in rupees, with the digits of either language. */
const amountsIn = (text: string) => [...text.matchAll(/₹[\d०-९,.]*[\d०-९]( lakh| लाख)?/gu)].map(([amount]) => amount);

describe('every page of a scheme, situation, district, service or list of offices', () => {
  it('names its plain-text version, and no other page does', () => {
    expect(
      flaws(({ document, plain, language }) => {
        const named = document.querySelectorAll('link[type="text/plain"]').map((link) => attribute(link, 'href'));
        const expected = WITH_TEXT.test(plain) ? [textPath(plain, language)] : [];
        return named.join() === expected.join() ? [] : [named.join()];
      }),
    ).toEqual([]);
    expect(shown.length).toBeGreaterThan(100);
  });

  it('has the same title and address in its plain-text version, which names the other language', () => {
    expect(
      flaws(({ plain, language, main, source }) => {
        const text = textAt(textPath(plain, language));
        const heading = main.querySelector('h1');
        const wanted = [
          `# ${heading && textOf(heading)}`,
          source.elements('link', { rel: 'canonical' })[0]?.attribs.href ?? '?',
          site.address + textPath(plain, otherLanguage(language)),
        ];
        return wanted.filter((part) => !text.includes(part));
      }, shown),
    ).toEqual([]);
  });

  it('has in its plain-text version the day of its facts, and no amount that the page does not show', () => {
    expect(
      flaws(({ plain, language, main }) => {
        const text = textAt(textPath(plain, language));
        // The text of a situation quotes the conditions of its schemes in full.
        const linked = main
          .querySelectorAll('h3 a, h4 a')
          .flatMap((link) => pageByPath.get(attribute(link, 'href') ?? '') ?? []);
        const page = [main, ...linked.map((other) => other.main)].map(textOf).join(' ');
        const head = text.split('\n## ')[0] ?? '';
        const [day = '?'] = /[\d०-९]{1,2} \S+ [\d०-९]{4}/u.exec(head) ?? [];
        return [...amountsIn(text), day].filter((part) => !page.includes(part));
      }, shown),
    ).toEqual([]);
  });

  it('has no placeholder, markup or missing value in its plain-text version', () => {
    expect(
      flaws(({ plain, language }) => {
        const text = textAt(textPath(plain, language));
        return [...text.matchAll(/\{\{|<\/?\w+>|undefined|\[object|\.\.(?!\.)|^- *$|: *$/gm)].map(([found]) => found);
      }, shown),
    ).toEqual([]);
  });
});

describe.each(LANGUAGES)('llms.txt in "%s"', (language) => {
  const text = textAt(language === 'en' ? LLMS_PATH : `/mr${LLMS_PATH}`);
  const linked = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address.replace(site.address, ''));

  it('begins with the title and a summary', () => {
    expect(text).toMatch(/^# .+\n\n> .+\n\n- /);
  });

  it('lists the plain-text version of every page that has one, and only files that exist', () => {
    const texts = shown.filter((page) => page.language === language).map(({ plain }) => textPath(plain, language));
    expect(linked.filter((address) => address.endsWith('.txt')).sort()).toEqual(texts.sort());
    expect(linked.filter((address) => !files.has(address))).toEqual([]);
  });
});
