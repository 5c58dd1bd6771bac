/** What a history entry keeps of a page. `open`: numbers of the open `<details>`. */
type Left = { open?: number[]; scroll?: number };

/** Islands that fetch what they show, so that the page grows after the browser has returned to the distance from the top. */
const GROWN = '[data-start="query"][data-hydrated],[data-start="papers"][data-hydrated]';

/** Distance in pixels by which the browser itself may miss the place, because what is above it changes while the page arrives. */
const NEAR = 100;

/**
 * Leads a reader who comes back to the line that she left. Browsers only return to the distance from the top; they close each
 * `<details>`, and do not wait for islands.
 */
export function keepPlace(): void {
  const details = [...document.querySelectorAll<HTMLDetailsElement>('main details')].filter(
    (one) => !one.closest('[data-island]'),
  );
  const { open: opened, scroll = 0 }: Left = history.state ?? {};
  addEventListener('pagehide', () => {
    const open = details.flatMap((one, index) => (one.open ? index : []));
    const left: Left = { open, scroll: scrollY };
    // A state without need would start React in an island that waits for one.
    if (opened || open.length > 0 || document.querySelector(GROWN))
      history.replaceState({ ...history.state, ...left }, '');
  });
  const end = document.documentElement.scrollHeight - innerHeight;
  const hasScrolled = scrollY > 0 && Math.abs(scrollY - Math.min(scroll, end)) >= NEAR;
  if (opened) for (const [index, one] of details.entries()) one.open = opened.includes(index);
  if (scroll && !hasScrolled) returnTo(scroll);
}

/** Scrolls to a place whenever the page changes its height, until the visitor does something. */
function returnTo(scroll: number): void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => scrollTo(0, scroll));
  // Keeps the browser from scrolling away with a line that moves down when an island above it grows.
  style.overflowAnchor = 'none';
  observer.observe(document.body);
  for (const event of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(event, () => {
      observer.disconnect();
      style.overflowAnchor = '';
    });
}
