/** Work that many do at a time, and changes that want to be alone. */
export type Turns = {
  /** Begins some work at once, or after the change that waits. Whoever begins says when it has ended. */
  begin: (work: (end: () => void) => void) => void;
  /** Changes something as soon as no work is under way. Of several changes that wait, the last one happens. */
  change: (change: () => void) => void;
};

export function takeTurns(): Turns {
  let underWay = 0;
  let change: (() => void) | undefined;
  let waiting: (() => void)[] = [];

  const changeIfAlone = () => {
    if (!change || underWay > 0) return;
    const now = change;
    change = undefined;
    now();
    const next = waiting;
    waiting = [];
    for (const begin of next) begin();
  };
  const begin: Turns['begin'] = (work) => {
    if (change) {
      waiting.push(() => begin(work));
      return;
    }
    underWay++;
    let hasEnded = false;
    work(() => {
      if (hasEnded) return;
      hasEnded = true;
      underWay--;
      changeIfAlone();
    });
  };
  return {
    begin,
    change: (wanted) => {
      change = wanted;
      changeIfAlone();
    },
  };
}
