/** What a history entry keeps of a page. `open`: numbers of the open `<details>`; `heights`: of the sections rendered late. */
type Left = { open?: number[]; heights?: number[]; scroll?: number };

/** Islands that fetch what they show, so that the page grows after the browser has returned to the distance from the top. */
const GROWN = '[data-start="query"][data-hydrated],[data-start="papers"][data-hydrated]';

/**
 * Leads a reader who comes back to the line that she left. Browsers only return to the distance from the top; they close each
 * `<details>`, guess again the heights of sections that phones render late, and do not wait for islands.
 */
export function keepPlace(): void {
  const details = [...document.querySelectorAll<HTMLDetailsElement>('main details')].filter(
    (one) => !one.closest('[data-island]'),
  );
  const sections = [...document.querySelectorAll<HTMLElement>('[data-rendered="late"]')];
  const { open: opened, heights = [], scroll = 0 }: Left = history.state ?? {};
  addEventListener('pagehide', () => {
    const open = details.flatMap((one, index) => (one.open ? index : []));
    const left: Left = { open, heights: sections.map(contentHeight), scroll: scrollY };
    // A state without need would start React in an island that waits for one.
    if (opened || open.length > 0 || sections.length > 0 || document.querySelector(GROWN))
      history.replaceState({ ...history.state, ...left }, '');
  });
  const end = document.documentElement.scrollHeight - innerHeight;
  const hasScrolled = scrollY > 0 && Math.abs(scrollY - Math.min(scroll, end)) >= 1;
  if (opened) for (const [index, one] of details.entries()) one.open = opened.includes(index);
  for (const [index, { style }] of sections.entries())
    if (heights[index]) style.setProperty('contain-intrinsic-height', `auto ${heights[index]}px`);
  if (scroll && !hasScrolled) returnTo(scroll);
}

/** Returns the height without padding, which `contain-intrinsic-height` does not include. */
function contentHeight(section: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(section);
  return section.getBoundingClientRect().height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}

/** Scrolls to a place whenever the page changes its height, until the visitor does something. */
function returnTo(scroll: number): void {
  const observer = new ResizeObserver(() => scrollTo(0, scroll));
  observer.observe(document.body);
  for (const event of ['pointerdown', 'wheel', 'keydown']) addEventListener(event, () => observer.disconnect());
}
