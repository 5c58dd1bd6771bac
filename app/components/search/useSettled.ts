import { useEffect, useState } from 'react';

/** Nobody wants to hear a number after each letter. */
const SETTLED_AFTER_MS = 800;

/** A text once it has stayed the same for a while; empty while it changes. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), SETTLED_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled === text ? text : '';
}
