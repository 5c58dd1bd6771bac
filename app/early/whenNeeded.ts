declare global {
  interface Window {
    /** Last button that was pressed before React had hydrated the page. */
    earlyPress?: HTMLButtonElement | null | undefined;
  }
}

/** Controls that work only with React. Excludes links, `<details>` and controls that beforePaint.ts handles. */
const NEEDS_SCRIPT = 'button:not([data-choice],[commandfor]),input,select,textarea';

/** Longest delay after the first paint. */
const IDLE_TIMEOUT_MS = 3000;

/**
 * Calls `load` on each touch, key press and focus, and once after the paint when the phone is idle. In data-saving mode,
 * calls it only for events on a control that needs script, unless the address has a query.
 */
export function whenNeeded(load: () => void): void {
  const savesData = document.documentElement.hasAttribute('data-light') && !location.search;
  const opensDialogs = 'commandForElement' in HTMLButtonElement.prototype;
  const needsScript = opensDialogs ? NEEDS_SCRIPT : `${NEEDS_SCRIPT},[commandfor]`;
  const loadIfNeeded = ({ target }: Event) => {
    if (!savesData || (target as Element).closest?.(needsScript)) load();
  };
  for (const event of ['pointerdown', 'keydown', 'focusin']) addEventListener(event, loadIfNeeded, { passive: true });
  addEventListener('click', rememberPress);
  if (savesData) return;
  if (document.readyState === 'complete') loadWhenIdle(load);
  else addEventListener('load', () => loadWhenIdle(load));
}

/** Stores the last pressed button that needs React; entry.client.tsx presses it again. */
function rememberPress({ target }: MouseEvent): void {
  window.earlyPress =
    (target as Element).closest<HTMLButtonElement>('button.needs-script:not([data-choice])') ?? window.earlyPress;
}

/**
 * Waits for the paint, because a slow phone can report that it is idle before it shows the rendered page. A browser without
 * paint timing (Firefox before 84, Safari before 14.1) loads at the first touch.
 */
function loadWhenIdle(load: () => void): void {
  const whenPainted = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(load);
  };
  new PerformanceObserver(whenPainted).observe({ type: 'paint', buffered: true });
}
