import { ServiceIcon } from '#app/components/media/ServiceIcon.tsx';
import { titleParts } from '#app/model/services/rules.ts';
import styles from './ServiceSuggestion.module.css';
import type { Tile } from './ServiceTiles.tsx';

/** What a row of the list shows of a service: its icon and its name, with what was typed in bold. */
export function ServiceSuggestion({ service, typed }: { service: Tile; typed: string }) {
  return (
    <>
      <ServiceIcon name={service.icon} className={styles.icon} />
      <span>
        {titleParts(service.title, typed).map(({ text, matches }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title have no other name than their place.
          matches ? <b key={index}>{text}</b> : text,
        )}
      </span>
    </>
  );
}
