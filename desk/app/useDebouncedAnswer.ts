import { useEffect, useState } from 'react';

/**
 * Sends a request at each pause in typing of `pauseMs` milliseconds, and returns the last answer. `send` must stay the same function until its
 * values change. After a failure there is no answer, because the last one is about other values.
 */
export function useDebouncedAnswer<Answer>(send: () => Promise<Answer>, pauseMs: number): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      send().then(
        (next) => isCurrent && setAnswer(next),
        () => isCurrent && setAnswer(undefined),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [send, pauseMs]);
  return answer;
}
