import type { ChangeState } from '../../server/changes/changeTypes.ts';
import { useIsAlone } from '../shell/SessionContext.ts';
import { useTranslator } from '../words.ts';

const TONES: Record<ChangeState, string> = {
  draft: 'warn',
  review: 'info',
  approved: 'ok',
  scheduled: 'info',
  publishing: 'info',
  published: 'ok',
  dropped: 'quiet',
};

export function StateTag({ state }: { state: ChangeState }) {
  const { t } = useTranslator();
  const isOnlyCommitted = useIsAlone() && state === 'published';
  return (
    <span className={`tag ${TONES[state]}`}>
      {t(isOnlyCommitted ? 'changes.inContent' : `changes.states.${state}`)}
    </span>
  );
}
