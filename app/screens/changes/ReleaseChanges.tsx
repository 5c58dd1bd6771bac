import { PageLink } from '#app/components/links/PageLink.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ChangedEntry, Release } from '#app/model/changes/releases.server.ts';
import styles from './ReleaseChanges.module.css';

export function ReleaseChanges({ release: { name, date, first, entries, more } }: { release: Release }) {
  const { t, language } = useTranslation('changes');
  const day = <time dateTime={date}>{formatDate(date, language)}</time>;
  return (
    <LabelledSection title={name} beside={<p className="muted">{day}</p>}>
      {entries.length + more === 0 && <p>{t(first ? 'first' : 'nothingChanged')}</p>}
      {entries.map((entry) => (
        <Changed key={entry.name} entry={entry} />
      ))}
      {more > 0 && <p>{t('more', { count: more, number: formatNumber(more, language) })}</p>}
    </LabelledSection>
  );
}

function Changed({ entry: { title, kind, path, lines } }: { entry: ChangedEntry }) {
  return (
    <div className={styles.entry}>
      <h3 className={styles.title}>
        {path ? (
          <PageLink to={path} className="tap">
            {title}
          </PageLink>
        ) : (
          title
        )}
      </h3>
      {kind !== title && <p className="muted">{kind}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
