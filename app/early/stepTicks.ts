/** Keeps the ticks of the steps of a page on the device while the visitor wants it: `steps:child` is "010" if the second of three is done. */
export function keepStepTicks(): void {
  const list = document.querySelector('[data-steps]') as HTMLElement;
  const [keep, ...steps] = list.querySelectorAll('input') as unknown as [HTMLInputElement, ...HTMLInputElement[]];
  const refused = list.querySelector('[role="status"]') as HTMLElement;
  const key = `steps:${list.dataset.steps}`;
  try {
    const stored = localStorage.getItem(key);
    // Ignores the ticks of other steps, which stood here before the content changed.
    if (stored?.length === steps.length) {
      (keep.closest('details') as HTMLDetailsElement).open = keep.checked = true;
      for (const [index, step] of steps.entries()) step.checked = stored[index] === '1';
    }
  } catch {}
  list.addEventListener('change', ({ target }) => {
    if (!keep.checked && target !== keep) return;
    refused.textContent = '';
    try {
      if (keep.checked) localStorage.setItem(key, steps.map(({ checked }) => Number(checked)).join(''));
      else localStorage.removeItem(key);
    } catch {
      keep.checked = false;
      refused.textContent = refused.dataset.text as string;
    }
  });
}
