import type { EntryState } from '../../server/changes/changeTypes.ts';
import { formatMoment } from '../formatMoment.ts';
import { useIsAlone } from '../shell/SessionContext.ts';
import { Tag } from '../Tag.tsx';
import { useTranslator } from '../words.ts';
import styles from './StateList.module.css';

type Chosen = { a: string | undefined; b: string | undefined };
type Props = { states: EntryState[]; chosen: Chosen; onChoose: (choice: Partial<Chosen>) => void };

/** Lists the states, newest first, with two columns of radio buttons to choose any two. */
export function StateList({ states, chosen, onChoose }: Props) {
  const { t } = useTranslator();
  return (
    <table className={styles.states}>
      <caption>{t('changes.chooseStates')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('changes.stateA')}</th>
          <th scope="col">{t('changes.stateB')}</th>
          <th scope="col">{t('changes.state')}</th>
        </tr>
      </thead>
      <tbody>
        {states.map((state, index) => (
          <tr key={state.commit}>
            {(['a', 'b'] as const).map((side) => (
              <td key={side}>
                <input
                  type="radio"
                  name={`state-${side}`}
                  aria-label={t(side === 'a' ? 'changes.stateAIs' : 'changes.stateBIs', { number: state.number })}
                  checked={chosen[side] === state.commit}
                  disabled={state.removed}
                  onChange={() => onChoose({ [side]: state.commit })}
                />
              </td>
            ))}
            <td>
              <StateText state={state} isLive={index === 0} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StateText({ state, isLive }: { state: EntryState; isLive: boolean }) {
  const { language, t } = useTranslator();
  const isAlone = useIsAlone();
  const { number, what, at, writtenBy, approvedBy, publishedBy, publication, takesBack, removed } = state;
  const people = [
    writtenBy.length > 0 && t('changes.writtenBy', { who: writtenBy.join(', ') }),
    approvedBy && t('changes.approvedBy', { who: approvedBy }),
    publishedBy && t('changes.publishedBy', { who: publishedBy }),
  ];
  return (
    <>
      <strong>{t('changes.stateIs', { number, what: publication ? what : t('changes.outside') })}</strong>{' '}
      {isLive && !removed && <Tag tone="ok">{t(isAlone ? 'changes.inContent' : 'changes.liveNow')}</Tag>}{' '}
      {takesBack && <Tag tone="warn">{t('changes.takesBack')}</Tag>}{' '}
      {removed && <Tag tone="quiet">{t('changes.removedEntry')}</Tag>}
      <br />
      {!publication && (
        <>
          <small lang="en">{what}</small>
          <br />
        </>
      )}
      <small>
        {[...people, formatMoment(at, language), publication && t('publishing.number', { number: publication })]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  );
}
