import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { ChangeSummary } from '../../server/changes/changeTypes.ts';
import { buttons } from '../buttons.ts';
import { formatNearMoment } from '../formatMoment.ts';
import { changeName, posts } from '../review/changeNames.ts';
import rows from '../rows.module.css';
import { Tag } from '../Tag.tsx';
import { useTranslator } from '../words.ts';
import type { MyWork, MyWorkKind } from './listMyWork.ts';
import { useMyWork } from './useMyWork.ts';
import styles from './WorkPart.module.css';

/** Lists the changes that wait for the user, first on the start page. Its first row has the filled button. */
export function WaitingForMe() {
  const { language, t } = useTranslator();
  const { work, count } = useMyWork();
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">
        {t('changes.waiting')} <small>{formatNumber(count, language)}</small>
      </h2>
      {count === 0 && <p>{t('changes.nothingWaits')}</p>}
      {work.map((part, index) => (
        <WorkPart key={part.kind} part={part} isFirst={index === 0 && count > 0} />
      ))}
    </section>
  );
}

function WorkPart({ part: { kind, changes }, isFirst }: { part: MyWork; isFirst: boolean }) {
  const { language, t } = useTranslator();
  return (
    <section className={styles.part}>
      <h3>
        {t(`changes.work.${kind}`)} <small>{formatNumber(changes.length, language)}</small>
      </h3>
      <ul className={rows.rows}>
        {changes.map((change, index) => (
          <WorkRow key={change.id} kind={kind} change={change} isFirst={isFirst && index === 0} />
        ))}
      </ul>
    </section>
  );
}

function WorkRow({ kind, change, isFirst }: { kind: MyWorkKind; change: ChangeSummary; isFirst: boolean }) {
  const { language, t } = useTranslator();
  const { id, urgent, writers, updatedAt, returned } = change;
  const name = t('changes.named', { number: id, title: changeName(change, language) });
  const verb = t(`changes.workVerbs.${kind}`);
  const who = kind === 'returned' && returned ? returned.by?.title[language] : posts(writers, language);
  return (
    <li>
      <span>
        <strong>{name}</strong> {urgent && <Tag tone="no">{t('changes.urgent')}</Tag>}{' '}
        {kind === 'returned' && returned?.remark && <q>{returned.remark}</q>}{' '}
        {kind === 'returned' && returned?.kind === 'failed' && t('changes.contentRefused')}{' '}
        {change.state === 'draft' && returned?.kind === 'basisChanged' && t('changes.basisChanged')}{' '}
        {kind === 'sent' && t(`changes.states.${change.state}`)}{' '}
        <small>{[who, formatNearMoment(updatedAt, new Date(), language)].filter(Boolean).join(' · ')}</small>
      </span>
      <a
        className={isFirst ? buttons.primary : buttons.plain}
        href={kind === 'publish' ? '#/publishing' : `#/changes/${id}`}
        aria-label={`${verb}: ${name}`}
      >
        {verb}
      </a>
    </li>
  );
}
