import { describe, expect, it } from 'vitest';
import { handouts } from '#app/handouts/handout.server.ts';
import { posterOf } from '#app/handouts/poster.server.ts';
import { LANGUAGES } from '#app/i18n/language.ts';
import { calculateCodeSide, QUIET_ZONE } from './calculateCodeSide.ts';

const posters = LANGUAGES.flatMap(handouts).map(posterOf);

/** Margin of the page beside the code, in millimetres (Poster.module.css). */
const MARGIN = 10;

describe('the code', () => {
  it.each([
    { size: 'a4' as const, where: 'poster is read from 60 cm', side: 60, module: 2 },
    { size: 'a5' as const, where: 'handbill is read from 40 cm', side: 40, module: 1.333 },
  ])('of every $where', ({ size, side, module }) => {
    for (const { qr, path } of posters) {
      const modules = qr.size - 2 * QUIET_ZONE;
      const printed = calculateCodeSide(modules, size);
      expect(printed, path).toBeGreaterThanOrEqual(side);
      expect(printed / modules, path).toBeGreaterThanOrEqual(module);
      expect((QUIET_ZONE * printed) / modules, path).toBeLessThan(MARGIN);
    }
  });
});
