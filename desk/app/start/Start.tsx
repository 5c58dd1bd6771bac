import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Work, WorkEntry, WorkKind } from '../../server/entries/work.ts';
import { OwnCredentialChanges } from '../accounts/CredentialChanges.tsx';
import { LoadedPendingRights } from '../accounts/PendingRights.tsx';
import type { Content } from '../api.ts';
import { buttons } from '../buttons.ts';
import { Commands } from '../Commands.tsx';
import rows from '../rows.module.css';
import { useIsAlone } from '../shell/SessionContext.ts';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { entryHref } from '../useRoute.ts';
import { useTranslator, type Word } from '../words.ts';
import { LiveLine } from './LiveLine.tsx';
import { useMyWork } from './useMyWork.ts';
import { WaitingForMe } from './WaitingForMe.tsx';
import styles from './WorkPart.module.css';

/** Shows the start page: what waits for the user, and what else is to do. */
export function Start({ work, problemCount }: Pick<Content, 'work' | 'problemCount'>) {
  const { language, t } = useTranslator();
  const { count } = useMyWork();
  const isAlone = useIsAlone();
  useScreenTitle(`${t('changes.waiting')} ${formatNumber(count, language)}`);
  return (
    <>
      {!isAlone && <LiveLine />}
      {!isAlone && <OwnCredentialChanges />}
      {!isAlone && <LoadedPendingRights />}
      <WaitingForMe />
      <h2>{t('changes.departmentNeeds')}</h2>
      {isAlone && <Commands key={language} />}
      {problemCount !== undefined && problemCount > 0 && (
        <p className="note">{t('problemsKnown', { count: problemCount })}</p>
      )}
      {work.length === 0 && <p>{t('noWork')}</p>}
      {work.map((part) => (
        <WorkPart key={part.kind} part={part} />
      ))}
      <p className="small">{t('choose')}</p>
    </>
  );
}

function WorkPart({ part: { kind, count, entries } }: { part: Work }) {
  const { language, t } = useTranslator();
  return (
    <section className={styles.part}>
      <h3>
        {t(`work.${kind}`)} <small>{count.toLocaleString(language)}</small>
      </h3>
      <div>
        <ul className={rows.rows}>
          {entries.map((entry) => (
            <WorkRow key={`${entry.collection}/${entry.entry}`} kind={kind} entry={entry} />
          ))}
        </ul>
        {count > entries.length && (
          <p className="small">
            {t(kind in DAY_WORDS ? 'workOldest' : 'workFirst', { shown: entries.length, all: count })}
          </p>
        )}
      </div>
    </section>
  );
}

/** What the day of an entry means. */
const DAY_WORDS: Partial<Record<WorkKind, Word>> = {
  down: 'workDay.down',
  overdue: 'workDay.overdue',
  uncompared: 'workDay.uncompared',
};

function WorkRow({ kind, entry }: { kind: WorkKind; entry: WorkEntry }) {
  const { language, t } = useTranslator();
  const word = DAY_WORDS[kind];
  const day = word && entry.day && t(word, { day: formatDate(entry.day, language) });
  const verb = t(`workVerb.${kind}`);
  return (
    <li>
      <span>
        <strong>{entry.title[language]}</strong>{' '}
        <small>{[entry.name[language], day].filter(Boolean).join(' · ')}</small>
      </span>
      <a className={buttons.plain} href={entryHref(entry)} aria-label={`${verb}: ${entry.title[language]}`}>
        {verb}
      </a>
    </li>
  );
}
