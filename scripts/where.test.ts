import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import { findPlace } from './where.ts';

describe('the place of an address', () => {
  it.each(Object.entries(SCREENS).filter(([path]) => path !== '/*'))('is known: %s', (path, folder) => {
    const place = findPlace(path.replace(/:\w+/, '1'));
    expect(place?.screen).toBe(`app/screens/${folder}`);
    expect(existsSync(`${place?.screen}/route.tsx`)).toBe(true);
  });

  it.each(['/about', '/mr/about', '/about/', 'https://sahayya.example/mr/about?from=home#main'])(
    'is the same however it is written: %s',
    (address) => {
      expect(findPlace(address)).toEqual({
        addresses: { en: '/about', mr: '/mr/about' },
        screen: 'app/screens/information',
        words: ['app/i18n/en/information.json', 'app/i18n/mr/information.json'],
        content: ['content/pages/about.yaml'],
      });
    },
  );

  it('names the words in both languages', () => {
    expect(findPlace('/hostels/governmenthostels')?.words).toEqual([
      'app/i18n/en/government-hostels.json',
      'app/i18n/mr/government-hostels.json',
    ]);
  });

  it('names the folder where no file has the name of the page', () => {
    expect(findPlace('/grievancesredressal')?.content).toEqual(['content/pages']);
  });

  it('is nowhere for an address that no screen has', () => {
    expect(findPlace('/no/such/page')).toBeUndefined();
  });
});
