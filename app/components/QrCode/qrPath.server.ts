import { create } from 'qrcode';

/** A QR code as the outline of its dark squares, one unit a square, with the quiet zone that readers need. */
export type QrOutline = { size: number; path: string };

const QUIET_ZONE = 4;

/** Draws the QR code of a web address at build; the phone gets the outline only. */
export function qrOutline(address: string): QrOutline {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) squares.push(`M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`);
    }
  }
  return { size: modules.size + 2 * QUIET_ZONE, path: squares.join('') };
}
