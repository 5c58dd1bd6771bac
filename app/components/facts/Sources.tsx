import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ShownSource } from '#app/model/sources.server.ts';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { Expandable } from '../text/Expandable.tsx';
import styles from './Sources.module.css';

/** Lists the sources of a page in an expandable. `of` names their part for screen readers. */
export function Sources({ sources, of }: { sources: readonly ShownSource[]; of?: string }) {
  const { t } = useTranslation('components');
  return (
    <Expandable
      label={
        <span>
          {t('sources.title')}
          {of && <span className="sr">: {of}</span>}
        </span>
      }
    >
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={JSON.stringify(source)}>
            <Source source={source} />
          </li>
        ))}
      </ul>
    </Expandable>
  );
}

function Source({ source }: { source: ShownSource }) {
  const { t } = useTranslation('components');
  switch (source.kind) {
    case 'address':
      return source.address.startsWith('https:') ? (
        <ExternalLink href={source.address}>{readable(source.address)}</ExternalLink>
      ) : (
        readable(source.address)
      );
    case 'resolution':
      return t('sources.resolution', { code: source.code });
    default:
      return t(`sources.${source.kind}`);
  }
}

/** Shortens an address for display: without protocol, percent-encoded Devanagari decoded. */
function readable(address: string): string {
  const bare = address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  try {
    return decodeURI(bare);
  } catch {
    return bare;
  }
}
