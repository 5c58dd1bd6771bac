/** `a5`: handbill, of which two stand on a sheet of A4. */
export type SheetSize = 'a4' | 'a3' | 'a5';

/** Millimetres from which a phone reads the code: of a poster on a wall, and of a handbill in the hand. A3 is A4 enlarged. */
const DISTANCE = { a4: 600, a3: 600, a5: 400 } satisfies Record<SheetSize, number>;

/** White modules on each side of a code, which ISO/IEC 18004 requires. */
export const QUIET_ZONE = 4;

/** Returns the side of a code in millimetres, without its quiet zone: a tenth of the distance, and a 300th for each module. */
export function codeSide(modules: number, size: SheetSize): number {
  return Math.max(DISTANCE[size] / 10, (modules * DISTANCE[size]) / 300);
}
