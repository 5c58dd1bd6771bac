/** Implements the ARIA tabs pattern: a press or an arrow key, Home or End chooses a tab and shows its panel. */
export function startTabs(): void {
  for (const list of document.querySelectorAll('[role="tablist"]')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
    const choose = (chosen: number) => {
      for (const [index, tab] of tabs.entries()) {
        tab.setAttribute('aria-selected', String(index === chosen));
        tab.tabIndex = index === chosen ? 0 : -1;
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        panel?.setAttribute('data-chosen', String(index === chosen));
      }
    };
    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener('click', () => choose(index));
      tab.addEventListener('keydown', (event) => {
        const next = findTabForKey(event.key, index, tabs.length);
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
        tabs[next]?.focus();
      });
    }
  }
}

/** Returns the index of the tab that a key selects; undefined for other keys. */
export function findTabForKey(key: string, from: number, total: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (from + 1) % total,
    ArrowLeft: (from + total - 1) % total,
    Home: 0,
    End: total - 1,
  };
  return targets[key];
}
