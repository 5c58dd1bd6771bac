import { useRef } from 'react';
import type { Change } from '../../server/changes/changeTypes.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { useIsAlone } from '../shell/SessionContext.ts';
import { entryHref } from '../useRoute.ts';
import { useTranslator } from '../words.ts';
import { entryName } from './changeNames.ts';
import { changesApi } from './changesApi.ts';
import decision from './Decision.module.css';
import type { RunAction } from './useChange.ts';

type Props = { change: Change; run: RunAction; runChecked: RunAction };

/** Offers what the writers of a change can do: send it for review or, alone, publish it; withdraw it from review; or drop it. */
export function WriterActions({ change, run, runChecked }: Props) {
  const { t } = useTranslator();
  const isAlone = useIsAlone();
  const { id, state, entries } = change;
  if (isAlone && state === 'published') return <p className="good">{t('changes.nowInContent')}</p>;
  if (state === 'draft') return <DraftActions change={change} run={run} runChecked={runChecked} />;
  if ((state !== 'review' && state !== 'approved' && state !== 'scheduled') || entries.length === 0) return null;
  return (
    <section aria-labelledby="next-step">
      <h3 id="next-step">{t('changes.nextStep')}</h3>
      <p>{t(`changes.waitsFor.${state}`)}</p>
      <div className={`row ${decision.decide}`}>
        <Button label={t('changes.withdraw')} onClick={() => run(() => changesApi.withdraw(id))} />
      </div>
    </section>
  );
}

function DraftActions({ change, run, runChecked }: Props) {
  const { language, t } = useTranslator();
  const isAlone = useIsAlone();
  const dialog = useRef<HTMLDialogElement>(null);
  const { id, entries, mayDrop } = change;
  const unfinished = entries.filter(({ problems }) => problems.length > 0);
  const [first] = unfinished;
  const count = unfinished.reduce((sum, { problems }) => sum + problems.length, 0);
  const goToProblem = () => {
    if (first) location.hash = entryHref({ ...first, path: first.problems[0]?.path ?? [] });
  };
  const drop = () => {
    dialog.current?.close();
    void run(() => changesApi.drop(id));
  };
  return (
    <section aria-labelledby="next-step">
      <h3 id="next-step">{t('changes.nextStep')}</h3>
      {unfinished.length > 0 && (
        <ul>
          {unfinished.map((entry) => (
            <li key={entry.file}>
              {entryName(entry, language)}: {t('problems', { count: entry.problems.length })}
            </li>
          ))}
        </ul>
      )}
      {entries.length === 0 && <p>{t('changes.noEntries')}</p>}
      <div className={`row ${decision.decide}`}>
        {first && <Button className={buttons.primary} label={t('changes.nextMissing')} onClick={goToProblem} />}
        {entries.length > 0 && !isAlone && (
          <Button
            className={first ? buttons.dashed : buttons.primary}
            label={first ? t('changes.sendLeft', { count }) : t('changes.send')}
            onClick={first ? goToProblem : () => runChecked(() => changesApi.send(id, language))}
          />
        )}
        {entries.length > 0 && isAlone && !first && (
          <Button
            className={buttons.primary}
            label={t('changes.ready')}
            onClick={() => runChecked(() => changesApi.publish(id, language))}
          />
        )}
        {mayDrop && (
          <Button label={t('changes.drop')} className={buttons.danger} onClick={() => dialog.current?.showModal()} />
        )}
      </div>
      <dialog ref={dialog} aria-labelledby="drop">
        <h2 id="drop">{t('changes.dropSure', { number: id })}</h2>
        <p>{t('changes.dropWhat')}</p>
        <div className="row">
          <Button label={t('changes.dropNow', { number: id })} className={buttons.danger} onClick={drop} />
          <Button label={t('cancel')} onClick={() => dialog.current?.close()} />
        </div>
      </dialog>
    </section>
  );
}
