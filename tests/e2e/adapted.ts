import type { Page } from '@playwright/test';

/** Sets letters, words and lines apart as WCAG 2.1, criterion 1.4.12, says. */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Texts that are on the page and that a box around them cuts off. What is only for screen readers is not asked. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 3;
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const letters = range.getBoundingClientRect();
      for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (box.clientWidth <= 1 || style.clipPath.startsWith('inset(50%')) break;
        const edge = box.getBoundingClientRect();
        const below = clips(style.overflowY) && letters.bottom > edge.bottom + slack;
        const beside = clips(style.overflowX) && letters.right > edge.right + slack;
        if ((below || beside) && box !== document.body && box !== document.documentElement) {
          found.push(text);
          break;
        }
      }
    }
    return found;
  });
}

/** What can be pressed and is smaller than 24 by 24 pixels, but for links in a line of text (criterion 2.5.8). */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, [role="tab"]');
    return [...controls].flatMap((control) => {
      // A field that is laid over its label, or under it, is pressed by the label.
      const target = control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control;
      const { width, height } = [target, control]
        .map((one) => one.getBoundingClientRect())
        .reduce((a, b) => (a.height * a.width > b.height * b.width ? a : b));
      const isThere = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      const inSentence = getComputedStyle(control).display === 'inline';
      const fits = width >= least && height >= least;
      return !isThere || inSentence || fits
        ? []
        : [`"${control.textContent?.trim() || control.getAttribute('aria-label')}" is ${width} by ${height}`];
    });
  });
}
