import { describe, expect, it } from 'vitest';
import { attribute, flaws, pages, textOf } from './pages.ts';

describe('a table', () => {
  it('has a name, and header cells with a scope', { tags: ['conformance/tables'] }, () => {
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
  it('has file type and size beside it, in the page’s language', { tags: ['conformance/sizes'] }, () => {
    const size = { en: /PDF.{0,12}\d [KM]B/, mr: /पीडीएफ.{0,12}[०-९] (केबी|एमबी)/ };
    expect(
      flaws(({ document, language }) =>
        document.querySelectorAll('a').flatMap((link) => {
          if (!/^\/pdfs\/.*\.pdf$/.test(attribute(link, 'href') ?? '')) return [];
          // In a list, the type is above the links. In a table, it is in the row of the document.
          const around = link.closest('tr') ?? link.closest('li') ?? link.closest('p') ?? link.parent ?? link;
          return [link, around].some((element) => size[language].test(textOf(element)))
            ? []
            : [textOf(around).slice(0, 90)];
        }),
      ),
    ).toEqual([]);
  });
});

describe('the help page', () => {
  it('explains how to open each published file type', { tags: ['conformance/files-explained'] }, () => {
    const kinds = { en: [/\bPDF\b/, /vCard/, /iCalendar/, /CSV/], mr: [/पीडीएफ/, /व्हीकार्ड/, /आयकॅलेंडर/, /सीएसव्ही/] };
    const help = pages.filter(({ plain }) => plain === '/help');
    expect(help).toHaveLength(2);
    expect(
      flaws(({ main, language }) => kinds[language].filter((kind) => !kind.test(textOf(main))).map(String), help),
    ).toEqual([]);
  });
});
