/**
 * Saves the ticks of the first steps of a situation on the device if the visitor agrees: `steps:child` lists the keys of the ticked
 * steps. A key is made from the English sentence, so that a tick survives a new order of the steps.
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
      const ticked = steps.filter(({ checked }) => checked).map(({ value }) => value);
      if (keep.checked) localStorage.setItem(key, ticked.join(' '));
      else localStorage.removeItem(key);
    } catch {
      keep.checked = false;
      refused.textContent = refused.dataset.refused as string;
    }
  };
  try {
    const stored = localStorage.getItem(key);
    if (stored !== null) {
      keep.checked = true;
      const ticked = stored.split(' ');
      for (const step of steps) step.checked ||= ticked.includes(step.value);
    }
  } catch {}
  // Saves ticks that the visitor set before this script loaded.
  if (keep.checked) save();
  list.addEventListener('change', ({ target }) => {
    if (keep.checked || target === keep) save();
  });
  island.dataset.hydrated = 'true';
}
