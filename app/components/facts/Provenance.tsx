import type { ReactNode } from 'react';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Translate } from '#app/i18n/wordKeys.ts';
import type { CombinedProvenance } from '#app/model/combineProvenance.server.ts';
import { GOVERNMENT_DOMAINS, isGovernmentAddress } from '#app/model/governmentAddress.ts';
import type { ShownSource } from '#app/model/sources.server.ts';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { Expandable } from '../text/Expandable.tsx';
import styles from './Provenance.module.css';
import { ReportErrorLink } from './ReportErrorLink.tsx';

export type ShownProvenance = CombinedProvenance & {
  /** Confidence of all facts of the page. A list omits it if its entries show their own confidence. */
  confidence?: 'high' | 'medium';
  sample?: true | undefined;
  sources?: readonly ShownSource[];
};

/** Renders the sources and dates of a page's facts and the link to report an error. `children`: a sentence before the dates. */
export function Provenance({ entry, children }: { entry: ShownProvenance; children?: ReactNode }) {
  const { t, language } = useTranslation('components');
  return (
    <div className={styles.end}>
      {entry.sources && <Sources sources={entry.sources} />}
      <p>
        {children && <>{children} </>}
        {formatProvenance(entry, t, language)} <ReportErrorLink asOf={entry.asOf} />
      </p>
    </div>
  );
}

/** Formats three dates: of the facts, of their last review and of their next review. */
export function formatProvenance(entry: CombinedProvenance, t: Translate<'components'>, language: Language): string {
  const { asOf, reviewed, reviewDue, since } = entry;
  const sentences = [
    t(since ? 'asOfSince' : 'asOf', { date: formatDate(asOf, language) }),
    reviewed && t(since ? 'reviewedSince' : 'reviewed', { date: formatDate(reviewed, language) }),
    reviewDue && t('reviewDue', { date: formatDate(reviewDue, language) }),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Lists the sources of a page in an `Expandable`, if there are any. `of`: what the sources are about; only screen readers read it. */
export function Sources({ sources, of }: { sources: readonly ShownSource[]; of?: string }) {
  const { t, language } = useTranslation('components');
  if (sources.length === 0) return null;
  const label = (
    <span>
      {t('sources.title')} ({formatNumber(sources.length, language)}){of && <span className="sr">: {of}</span>}
    </span>
  );
  return (
    <Expandable label={label}>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={JSON.stringify(source)}>
            <Source source={source} />
          </li>
        ))}
        {sources.some((source) => source.kind === 'address' && !isGovernmentAddress(source.address)) && (
          <li className="small">{t('sources.outsideGovernment', GOVERNMENT_DOMAINS)}</li>
        )}
      </ul>
    </Expandable>
  );
}

function Source({ source }: { source: ShownSource }) {
  const { t } = useTranslation('components');
  if (source.kind !== 'address') return formatSourceName(source, t);
  const text = decodeAddress(source.address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''));
  return source.address.startsWith('https:') ? <ExternalLink href={source.address}>{text}</ExternalLink> : text;
}

/** Names a source that has no address. */
export function formatSourceName(
  source: Exclude<ShownSource, { kind: 'address' }>,
  t: Translate<'components'>,
): string {
  return source.kind === 'resolution' ? t('sources.resolution', { code: source.code }) : t(`sources.${source.kind}`);
}

/** Decodes percent-encoded Devanagari for display, unless the encoding is malformed. */
function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
