import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { CombinedProvenance } from '#app/model/provenanceOfAll.server.ts';
import type { ShownSource } from '#app/model/sources.server.ts';
import { Note } from '../text/Note.tsx';
import styles from './Provenance.module.css';
import { provenanceText } from './provenanceText.ts';
import { Sources } from './Sources.tsx';

type ProvenanceProps = {
  entry: CombinedProvenance & {
    /** Omitted where each entry of a list has its own. */
    confidence?: 'high' | 'medium';
    sample?: true | undefined;
    sources?: readonly ShownSource[];
  };
  children?: ReactNode;
};

/** Ends a page with the dates, sources and certainty of its facts. `children`: a sentence before them. */
export function Provenance({ entry, children }: ProvenanceProps) {
  const { t, language } = useTranslation('components');
  return (
    <div className={styles.end}>
      {entry.sample && <Note kind="warning">{t('sampleNote')}</Note>}
      <p>
        {children && <>{children} </>}
        {provenanceText(entry, t, language)}
        {entry.confidence === 'medium' && !entry.sample && ` ${t('pageToBeConfirmed')}`}
      </p>
      {entry.sources && <Sources sources={entry.sources} />}
    </div>
  );
}
