import { useRef, useState } from 'react';
import type { Change } from '../../server/changes/changeTypes.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { useSession } from '../shell/SessionContext.ts';
import { useTranslator } from '../words.ts';
import { entryName, posts } from './changeNames.ts';
import { changesApi } from './changesApi.ts';
import styles from './Decision.module.css';
import type { RunAction } from './useChange.ts';

type Props = { change: Change; onOpenNext: () => void; run: RunAction; runChecked: RunAction };

/** Asks for the decision of the moderator. A change can be approved when each of its entries has been opened. An approved one can still be sent back. */
export function Decision({ change, onOpenNext, run, runChecked }: Props) {
  const { language, t } = useTranslator();
  const { user } = useSession();
  const [remark, setRemark] = useState('');
  const [isRemarkMissing, setIsRemarkMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { id, title, reason, urgent, state, entries, writers, involved, approvalBarrier } = change;
  if (approvalBarrier === 'ownChange') return <p className="note">{t('changes.errors.ownChange')}</p>;
  const unseen = state === 'review' ? entries.filter(({ viewed }) => !viewed) : [];
  const next = unseen[0];
  const isOwn = user !== null && involved.includes(user.id);
  const versions = Object.fromEntries(entries.map(({ file, version }) => [file, version]));
  const details = { title, reason, urgent };
  const approve = () => {
    setIsRemarkMissing(false);
    void runChecked(() => changesApi.approve(id, { remark: remark.trim(), versions, details }, language));
  };
  const sendBack = () => {
    setIsRemarkMissing(remark.trim() === '');
    if (remark.trim() === '') field.current?.focus();
    else void run(() => changesApi.sendBack(id, remark.trim()));
  };
  return (
    <section aria-labelledby="decision">
      <h3 id="decision">{t('changes.decision')}</h3>
      <p className="small">{t(state === 'review' ? 'changes.decisionHelp' : 'changes.approvedHelp')}</p>
      <label htmlFor="remark">{t('changes.remark')}</label>
      <p id="remark-help" className="small">
        {t('changes.remarkHelp', { who: posts(writers, language) })}
      </p>
      <textarea
        id="remark"
        className="input tall"
        ref={field}
        value={remark}
        aria-describedby="remark-help remark-problem"
        aria-invalid={isRemarkMissing}
        onChange={(event) => setRemark(event.target.value)}
      />
      <p id="remark-problem" className="problem" role="alert">
        {isRemarkMissing && t('changes.remarkMissing')}
      </p>
      {next && <p role="status">{t('changes.viewFirst', { count: unseen.length })}</p>}
      <div className={`row ${styles.decide} ${styles.within}`}>
        {next && (
          <Button
            className={buttons.primary}
            label={t('changes.openNext', { title: entryName(next, language) })}
            aria-keyshortcuts="J"
            onClick={onOpenNext}
          />
        )}
        <Button label={t('changes.sendBack')} className={buttons.danger} onClick={sendBack} />
        {state === 'review' && (
          <Button
            label={
              next
                ? t('changes.approveLeft', { count: unseen.length })
                : t(isOwn ? 'changes.approveOwn' : 'changes.approve')
            }
            className={next ? buttons.dashed : buttons.primary}
            onClick={next ? onOpenNext : approve}
          />
        )}
      </div>
    </section>
  );
}
