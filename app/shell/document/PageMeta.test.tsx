import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PageMeta, type PageText } from './PageMeta.tsx';

const SHELL = { site: { address: 'https://site.example', department: 'Department' } };
const PAGE: PageText = { title: 'Schemes', description: 'All schemes.' };

function headOf(pathname: string, page: Partial<PageText> | null = {}, shell: typeof SHELL | null = SHELL): string {
  const routes = [
    {
      id: 'root',
      loader: () => shell,
      children: [{ id: 'screen', path: '*', loader: () => null, Component: PageMeta }],
    },
  ];
  const loaderData = { root: shell, screen: page && { page: { ...PAGE, ...page } } };
  const router = createMemoryRouter(routes, { initialEntries: [pathname], hydrationData: { loaderData } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('the head of a page', () => {
  it('contains the title followed by the department, and the description', () => {
    const head = headOf('/scheme');
    expect(head).toContain('<title>Schemes – Department</title>');
    expect(head).toContain('<meta name="description" content="All schemes."/>');
  });

  it.each(['/', '/mr'])('has the title without the department on the home page %s', (pathname) => {
    expect(headOf(pathname)).toContain('<title>Schemes</title>');
  });

  it.each([
    { pathname: '/scheme', canonical: 'https://site.example/scheme' },
    { pathname: '/mr/scheme', canonical: 'https://site.example/mr/scheme' },
    { pathname: '/mr/scheme/', canonical: 'https://site.example/mr/scheme' },
    { pathname: '/mr', canonical: 'https://site.example/mr' },
  ])('gives $pathname the canonical address $canonical', ({ pathname, canonical }) => {
    expect(headOf(pathname)).toContain(`<link rel="canonical" href="${canonical}"/>`);
  });

  it.each(['/scheme', '/mr/scheme'])('links %s to its alternates in both languages', (pathname) => {
    expect(headOf(pathname).match(/<link rel="alternate"[^>]*>/g)).toEqual([
      '<link rel="alternate" hrefLang="en" href="https://site.example/scheme"/>',
      '<link rel="alternate" hrefLang="mr" href="https://site.example/mr/scheme"/>',
      '<link rel="alternate" hrefLang="x-default" href="https://site.example/scheme"/>',
    ]);
  });

  it('excludes the page of a missing event from search engines', () => {
    const head = headOf('/notices/events/not-found', { hidden: true });
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toContain('<link');
  });

  it('is empty when the page could not be loaded', () => {
    expect(headOf('/', null)).toBe('');
    expect(headOf('/', {}, null)).toBe('');
  });
});
