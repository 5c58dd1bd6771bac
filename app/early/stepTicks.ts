/** Keeps the ticks of the steps of a page on the device while the visitor wants it: `steps:child` is "010" if the second of three is done. */
export function keepStepTicks(): void {
  const list = document.querySelector<HTMLElement>('[data-steps]');
  const part = list?.querySelector('details');
  const keep = part?.querySelector('input');
  const refused = part?.querySelector<HTMLElement>('[role="status"]');
  if (!list || !part || !keep || !refused) return;
  const key = `steps:${list.dataset.steps}`;
  const steps = [...list.querySelectorAll<HTMLInputElement>('ol input')];
  const stored = read(key);
  // Ignores the ticks of other steps, which stood here before the content changed.
  if (stored?.length === steps.length) {
    part.open = keep.checked = true;
    for (const [index, step] of steps.entries()) step.checked = stored[index] === '1';
  }
  list.addEventListener('change', ({ target }) => {
    if (!keep.checked && target !== keep) return;
    const isDone = save(key, keep.checked ? steps.map(({ checked }) => Number(checked)).join('') : undefined);
    keep.checked &&= isDone;
    refused.textContent = isDone ? '' : (refused.dataset.text ?? '');
  });
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if storage is blocked. */
function save(key: string, ticks: string | undefined): boolean {
  try {
    if (ticks === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, ticks);
    return true;
  } catch {
    return false;
  }
}
