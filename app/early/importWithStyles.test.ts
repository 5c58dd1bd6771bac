import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Link = { rel: string; href: string; remove?: () => void; onload?: () => void; onerror?: () => void };

let links: Link[];
let importWithStyles: typeof import('./importWithStyles.ts').importWithStyles;
beforeEach(async () => {
  links = [];
  vi.stubGlobal('document', {
    createElement: () => ({
      remove(this: Link) {
        links.splice(links.indexOf(this), 1);
      },
    }),
    head: { append: (link: Link) => links.push(link) },
    querySelector: (selector: string) => links.find(({ href }) => selector.includes(`"${href}"`)) ?? null,
  });
  vi.resetModules();
  ({ importWithStyles } = await import('./importWithStyles.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const load = () => Promise.resolve('module');

describe('a module', () => {
  it('without stylesheets is imported at once', async () => {
    expect(await importWithStyles(load)).toBe('module');
    expect(links).toEqual([]);
  });

  it('is imported when its stylesheets have loaded, which two imports request only once', async () => {
    const settled = vi.fn();
    const both = [importWithStyles(load, ['a.css']), importWithStyles(load, ['a.css'])];
    for (const one of both) one.then(settled);
    expect(links).toMatchObject([{ rel: 'stylesheet', href: '/a.css' }]);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    links[0]?.onload?.();
    expect(await Promise.all(both)).toEqual(['module', 'module']);
  });

  it('does not wait for a stylesheet that the page has', async () => {
    links.push({ rel: 'stylesheet', href: '/a.css' });
    expect(await importWithStyles(load, ['a.css'])).toBe('module');
    expect(links).toHaveLength(1);
  });

  it('is not imported if a stylesheet fails, and the next call requests the stylesheet again', async () => {
    const imported = vi.fn(load);
    const first = importWithStyles(imported, ['a.css']);
    links[0]?.onerror?.();
    await expect(first).rejects.toThrow('/a.css');
    const second = importWithStyles(imported, ['a.css']);
    expect(links).toMatchObject([{ rel: 'stylesheet', href: '/a.css' }]);
    await Promise.resolve();
    expect(imported).not.toHaveBeenCalled();
    links[0]?.onload?.();
    expect(await second).toBe('module');
  });
});
