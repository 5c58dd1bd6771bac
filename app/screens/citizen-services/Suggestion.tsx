import { useEffect, useRef } from 'react';
import { ServiceIcon } from '#app/components/ServiceIcon/ServiceIcon.tsx';
import { titleParts } from '#app/model/services/rules.ts';
import type { Tile } from './ServiceBrowser.tsx';
import styles from './Suggestion.module.css';

type SuggestionProps = { id: string; service: Tile; typed: string; active: boolean; onChoose: () => void };

/** One row of the list. It never has the focus: the field keeps it, names the active row and answers the keys. */
export function Suggestion({ id, service, typed, active, onChoose }: SuggestionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys for its list.
    <div
      ref={row}
      id={id}
      className={styles.row}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // The field keeps the focus: without it the list would close under a slow finger.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <ServiceIcon name={service.icon} className={styles.icon} />
      <span>
        {titleParts(service.title, typed).map(({ text, matches }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title have no other name than their place.
          matches ? <b key={index}>{text}</b> : text,
        )}
      </span>
    </div>
  );
}
