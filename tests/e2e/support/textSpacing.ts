import type { Page } from '@playwright/test';

/** Applies the text spacing of WCAG 2.1, criterion 1.4.12. */
export async function applyTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Returns visible texts that an ancestor clips. */
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
      const textBox = range.getBoundingClientRect();
      for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (box.clientWidth <= 1 || style.clipPath.startsWith('inset(50%')) break;
        const edge = box.getBoundingClientRect();
        const below = clips(style.overflowY) && textBox.bottom > edge.bottom + slack;
        const beside = clips(style.overflowX) && textBox.right > edge.right + slack;
        if ((below || beside) && box !== document.body && box !== document.documentElement) {
          found.push(text);
          break;
        }
      }
    }
    return found;
  });
}

/** Returns targets smaller than 24 by 24 pixels, except links in a sentence (WCAG 2.5.8). */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minSize = 24;
    const boxOf = (control: Element) => {
      // The label of a field is a target too.
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const [box, other] = [control, label ?? control].map((one) => one.getBoundingClientRect());
      return box && other && box.width * box.height > other.width * other.height ? box : (other as DOMRect);
    };
    const controls = document.querySelectorAll('a[href], button, summary, input, select, [role="tab"]');
    const targets = [...controls]
      .map((control) => ({ control, box: boxOf(control) }))
      .filter(
        ({ control, box }) => control.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1,
      );

    const isSmall = ({ width, height }: DOMRect) => width < minSize || height < minSize;
    const isInSentence = (control: Element) => {
      if (getComputedStyle(control).display !== 'inline' || control.closest('nav')) return false;
      let block = control.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const rest = block?.cloneNode(true) as Element | undefined;
      for (const other of rest?.querySelectorAll('a, button') ?? []) other.remove();
      return /\p{L}{2}/u.test(rest?.textContent ?? '');
    };
    return targets
      .filter((target) => isSmall(target.box) && !isInSentence(target.control))
      .map(({ control, box }) => {
        const name = control.textContent?.trim() || control.getAttribute('aria-label');
        return `"${name}" is ${box.width} by ${box.height}`;
      });
  });
}
