import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';
import { wrapIndex } from './useAutoplay.ts';

/** Implements the ARIA tabs pattern; without script all panels are shown with headings. */
export function Tabs({ label, tabs }: { label: string; tabs: { title: string; content: ReactNode }[] }) {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const chooseByKey = (event: KeyboardEvent) => {
    const next = findTabForKey(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={`needs-script ${styles.tabs}`}>
        {tabs.map(({ title }, place) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}tab${place}`}
            aria-controls={`${id}panel${place}`}
            aria-selected={place === chosen}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => setChosen(place)}
            onKeyDown={chooseByKey}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, content }, place) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}panel${place}`}
          aria-labelledby={`${id}tab${place}`}
          className={styles.panel}
          data-chosen={place === chosen}
        >
          <h3 className={styles.heading}>{title}</h3>
          {content}
        </div>
      ))}
    </>
  );
}

/** Returns the tab that a key leads to, undefined for other keys. */
export function findTabForKey(key: string, from: number, total: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return wrapIndex(from, 1, total);
    case 'ArrowLeft':
      return wrapIndex(from, -1, total);
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return undefined;
  }
}
