import { describe, expect, it } from 'vitest';
import { fileOfPath, namedFiles } from './namedFiles.ts';

describe('the file that a path names', () => {
  it.each([
    { path: '/pdfs/notices/a.en.pdf', file: 'files/pdfs/notices/a.en.pdf' },
    { path: '/images/a.svg', file: 'files/images/a.svg' },
    { path: '/pictures/albums/a.jpg', file: 'pictures/albums/a.jpg' },
  ])('stands in the content: $path', ({ path, file }) => {
    expect(fileOfPath(path)).toBe(file);
  });

  it.each([
    ...['/pdfs/../../package.json', '/pictures/..', '/pdfs/a..b.pdf', '/pdfs/..\\a', '/pdfs/%2e%2e/a', '/pdfs/a\0.pdf'],
    ...[
      'pdfs/a.pdf',
      '/site.yaml',
      '/schemes/a.yaml',
      '/pdfs',
      '/pdfs/',
      '//pdfs/a.pdf',
      '/pdfs/a b.pdf',
      '/etc/passwd',
    ],
  ])('is none for %j', (path) => {
    expect(fileOfPath(path)).toBeUndefined();
  });

  it('is found wherever an entry names it, once', () => {
    const entry = {
      pdfUrl: { en: '/pdfs/a.pdf', mr: '/pdfs/a.pdf' },
      list: [{ picture: '/pictures/b.jpg' }, '/pdfs/../c'],
    };
    expect(namedFiles(entry)).toEqual(['files/pdfs/a.pdf', 'pictures/b.jpg']);
  });
});
