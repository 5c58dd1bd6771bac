/** `a5`: size of a handbill. Two handbills fill an A4 sheet. */
export type SheetSize = 'a4' | 'a3' | 'a5';

/** Distance in millimetres at which a phone reads the code. Posters hang on a wall, handbills are in the hand; A3 is A4 enlarged. */
const READING_DISTANCE_MM = { a4: 600, a3: 600, a5: 400 } satisfies Record<SheetSize, number>;

/** White modules on each side of a code, which ISO/IEC 18004 requires. */
export const QUIET_ZONE = 4;

/** Returns the side of a QR code in millimetres without its quiet zone: at least a tenth of the distance, a module at least a 300th. */
export function calculateCodeSide(modules: number, size: SheetSize): number {
  return Math.max(READING_DISTANCE_MM[size] / 10, (modules * READING_DISTANCE_MM[size]) / 300);
}
