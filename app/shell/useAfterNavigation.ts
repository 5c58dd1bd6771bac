import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls `action` after each navigation, even to the same screen, but not on hydration. */
export function useAfterNavigation(action: () => void) {
  const { key } = useLocation();
  const arrivedAt = useRef(key);
  const act = useEffectEvent(action);
  useEffect(() => {
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    act();
  }, [key]);
}
