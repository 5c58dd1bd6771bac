import { create } from 'qrcode';

/** `size`: width and height in modules. `path`: SVG path data in the same unit. */
export type QrOutline = { size: number; path: string };

/** Margin in modules that ISO/IEC 18004 requires. */
const QUIET_ZONE = 4;

export function createQrOutline(address: string): QrOutline {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const bars: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column++;
      const length = column - start;
      if (length > 0) bars.push(`M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`);
    }
  }
  return { size: modules.size + 2 * QUIET_ZONE, path: bars.join('') };
}
