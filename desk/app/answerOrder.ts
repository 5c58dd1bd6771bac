/**
 * Tells of requests for the same data whether an answer is still wanted: not after that of a request that began later, and not after
 * `forget`. The answer to an action of the reader, such as “stop”, is always wanted, and makes those of former looks unwanted.
 */
export function answerOrder() {
  let [begun, answered] = [0, 0];
  return {
    /** Begins a request. Returns a function to call with its answer, which tells whether the answer is wanted. */
    begin: () => {
      begun += 1;
      const number = begun;
      return (): boolean => {
        if (number <= answered) return false;
        answered = number;
        return true;
      };
    },
    /** Begins an action of the reader. Returns a function as `begin` does, which tells that the answer is wanted. */
    beginAction: () => (): boolean => {
      answered = begun;
      return true;
    },
    /** Makes the answers to all requests that have begun unwanted. */
    forget: () => {
      answered = begun;
    },
  };
}
