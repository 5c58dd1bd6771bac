import './start.css';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Work, WorkEntry, WorkKind } from '../../server/entries/work.ts';
import { OwnCredentialChanges } from '../accounts/CredentialChanges.tsx';
import type { Content } from '../api.ts';
import { useSession } from '../shell/SessionContext.ts';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { entryHref } from '../useRoute.ts';
import { useTranslator, type Word } from '../words.ts';
import { LiveLine } from './LiveLine.tsx';
import { useMyWork } from './MyWork.tsx';
import { WaitingForMe } from './WaitingForMe.tsx';

/** Work that the shared desk lists as changes. */
const IN_CHANGES: WorkKind[] = ['draft', 'changed'];

/** Shows the start page: what is to do. The shared desk first shows what waits for the user. */
export function Start({ work, problemCount }: Pick<Content, 'work' | 'problemCount'>) {
  const { language, t } = useTranslator();
  const { count } = useMyWork();
  const isShared = useSession().mode === 'shared';
  useScreenTitle(isShared ? `${t('changes.waiting')} ${formatNumber(count, language)}` : t('work.title'));
  const shown = isShared ? work.filter(({ kind }) => !IN_CHANGES.includes(kind)) : work;
  return (
    <>
      {isShared && <LiveLine />}
      {isShared && <OwnCredentialChanges />}
      {isShared && <WaitingForMe />}
      <h2>{t(isShared ? 'changes.departmentNeeds' : 'work.title')}</h2>
      {problemCount !== undefined && problemCount > 0 && (
        <p className="note">{t('problemsKnown', { count: problemCount })}</p>
      )}
      {shown.length === 0 && <p>{t('noWork')}</p>}
      {shown.map((part) => (
        <WorkPart key={part.kind} part={part} />
      ))}
      <p className="help">{t('choose')}</p>
    </>
  );
}

function WorkPart({ part: { kind, count, entries } }: { part: Work }) {
  const { language, t } = useTranslator();
  return (
    <section className="to-do">
      <h3>
        {t(`work.${kind}`)} <small>{count.toLocaleString(language)}</small>
      </h3>
      <div>
        <ul>
          {entries.map((entry) => (
            <WorkRow key={`${entry.collection}/${entry.entry}`} kind={kind} entry={entry} />
          ))}
        </ul>
        {count > entries.length && (
          <p className="help">
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
      <a className="button" href={entryHref(entry)} aria-label={`${verb}: ${entry.title[language]}`}>
        {verb}
      </a>
    </li>
  );
}
