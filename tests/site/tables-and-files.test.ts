import { describe, expect, it } from 'vitest';
import { attribute, flaws, pages, textOf } from './pages.ts';

describe('a table', () => {
  it('has a name, and a head for each row or column that says what it heads', { tags: ['conformance/tables'] }, () => {
    expect(
      flaws(({ document }) =>
        document.querySelectorAll('table').flatMap((table) => {
          const caption = table.querySelector('caption');
          const name =
            attribute(table, 'aria-label') ?? attribute(table, 'aria-labelledby') ?? (caption && textOf(caption));
          const heads = table.querySelectorAll('th');
          const silent = heads.filter((head) => !attribute(head, 'scope'));
          return [
            ...(name ? [] : ['a table without a name']),
            ...(heads.length > 0 ? [] : [`"${name}" has no heads`]),
            ...silent.map((head) => `"${textOf(head)}" in "${name}" has no scope`),
          ];
        }),
      ),
    ).toEqual([]);
  });
});

describe('a link to a document', () => {
  it('stands with its kind and its size, in the page’s language', { tags: ['conformance/sizes'] }, () => {
    const size = { en: /PDF.{0,12}\d [KM]B/, mr: /पीडीएफ.{0,12}[०-९] (केबी|एमबी)/ };
    expect(
      flaws(({ document, language }) =>
        document.querySelectorAll('a').flatMap((link) => {
          if (!/^\/pdfs\/.*\.pdf$/.test(attribute(link, 'href') ?? '')) return [];
          // A list says the kind in a line above its links; a table in the row of the document.
          const around = link.closest('tr') ?? link.closest('li') ?? link.closest('p') ?? link.parent ?? link;
          return [link, around].some((element) => size[language].test(textOf(element)))
            ? []
            : [textOf(around).slice(0, 90)];
        }),
      ),
    ).toEqual([]);
  });
});

describe('the help', () => {
  it('says how each kind of file that is given out is opened', { tags: ['conformance/files-explained'] }, () => {
    const kinds = { en: [/\bPDF\b/, /vCard/, /iCalendar/, /CSV/], mr: [/पीडीएफ/, /व्हीकार्ड/, /आयकॅलेंडर/, /सीएसव्ही/] };
    const help = pages.filter(({ plain }) => plain === '/help');
    expect(help).toHaveLength(2);
    expect(
      flaws(({ main, language }) => kinds[language].filter((kind) => !kind.test(textOf(main))).map(String), help),
    ).toEqual([]);
  });
});
