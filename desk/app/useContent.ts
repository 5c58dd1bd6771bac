import { useCallback, useEffect, useState } from 'react';
import { ask, type Content } from './ask.ts';

/** Everything that there is to edit. `refresh` asks again, after a save. */
export function useContent(): { content: Content | undefined; hasFailed: boolean; refresh: () => void } {
  const [content, setContent] = useState<Content>();
  const [hasFailed, setHasFailed] = useState(false);
  const refresh = useCallback(() => {
    ask.content().then(
      (answer) => {
        setContent(answer);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  }, []);
  useEffect(refresh, [refresh]);
  return { content, hasFailed, refresh };
}
