/**
 * Keeps the ticks of the first steps of a situation on the device while the visitor wants it: `steps:child` is "010" if the second
 * of three is done.
 */
export function StepTicks(island: HTMLElement): void {
  const list = island.querySelector('[data-steps]') as HTMLElement;
  const steps = [...list.querySelectorAll('input')];
  const keep = steps.pop() as HTMLInputElement;
  const refused = list.querySelector('[role="status"]') as HTMLElement;
  const key = `steps:${list.dataset.steps}`;
  const save = () => {
    refused.textContent = '';
    try {
      if (keep.checked) localStorage.setItem(key, steps.map(({ checked }) => Number(checked)).join(''));
      else localStorage.removeItem(key);
    } catch {
      keep.checked = false;
      refused.textContent = refused.dataset.text as string;
    }
  };
  try {
    const stored = localStorage.getItem(key);
    // Ignores the ticks of other steps, which stood here before the content changed.
    if (stored?.length === steps.length) {
      keep.checked = true;
      for (const [index, step] of steps.entries()) step.checked ||= stored[index] === '1';
    }
  } catch {}
  // Keeps what was ticked before this script arrived.
  if (keep.checked) save();
  list.addEventListener('change', ({ target }) => {
    if (keep.checked || target === keep) save();
  });
  island.dataset.hydrated = 'true';
}
