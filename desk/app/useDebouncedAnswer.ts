import { useEffect, useState } from 'react';

/**
 * Sends a request at each pause in typing of `pauseMs` milliseconds, and returns the last answer. `send` must stay the same function until its
 * values change. Ignores failures, because the next pause asks again.
 */
export function useDebouncedAnswer<Answer>(send: () => Promise<Answer>, pauseMs: number): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      send().then(
        (next) => isCurrent && setAnswer(next),
        () => {},
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [send, pauseMs]);
  return answer;
}
