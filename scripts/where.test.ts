import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import { findFiles } from './where.ts';

describe('the files of a page', () => {
  it.each(Object.entries(SCREENS).filter(([path]) => path !== '/*'))('are found for %s', (path, folder) => {
    const files = findFiles(path.replace(/:\w+/, '1'));
    expect(files?.screen).toBe(`app/screens/${folder}`);
    expect(existsSync(`${files?.screen}/route.tsx`)).toBe(true);
  });

  it.each(['/about', '/mr/about', '/about/', 'https://sahayya.example/mr/about?from=home#main'])(
    'are the same for every form of the address: %s',
    (address) => {
      expect(findFiles(address)).toEqual({
        addresses: ['/about', '/mr/about'],
        screen: 'app/screens/information',
        texts: ['app/i18n/en/information.json', 'app/i18n/mr/information.json'],
        content: expect.arrayContaining(['content/pages/about.yaml']),
      });
    },
  );

  it.each([
    ['/hostels/governmenthostels', ['content/institutions/government-hostels.yaml', 'content/hostels']],
    ['/grievancesredressal', ['content/pages/grievances-redressal.yaml']],
    ['/scheme', ['content/schemes', 'content/categories']],
  ])('include the content that the screen at %s loads', (address, files) => {
    expect(findFiles(address)?.content).toEqual(expect.arrayContaining(files));
  });

  it('are none for an address without a screen', () => {
    expect(findFiles('/no/such/page')).toBeUndefined();
  });
});
