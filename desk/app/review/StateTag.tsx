import type { ChangeState } from '../../server/changes/changeTypes.ts';
import { useIsAlone } from '../shell/SessionContext.ts';
import { Tag, type Tone } from '../Tag.tsx';
import { useTranslator } from '../words.ts';

const TONES: Record<ChangeState, Tone> = {
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
  return <Tag tone={TONES[state]}>{t(isOnlyCommitted ? 'changes.inContent' : `changes.states.${state}`)}</Tag>;
}
