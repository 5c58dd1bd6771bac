/** Begins some work when all that was asked for before has ended; a promise ends when it is settled. */
export type InTurn = (work: () => unknown) => void;

/** One thing after the other, in the order in which they are asked for. Work that fails keeps nothing from its turn. */
export function takeTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    last = last.then(work).catch((error: unknown) => console.error(error));
  };
}
