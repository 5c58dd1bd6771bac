import { HttpError } from '../../httpError.ts';
import type { ChangeState } from './changeTypes.ts';

type Rule = { who: 'writer' | 'moderator' | 'publishing'; from: readonly ChangeState[]; to: ChangeState };

/** Who may move a change from which states to which. `writer`: somebody who wrote in the change. */
const RULES = {
  send: { who: 'writer', from: ['draft'], to: 'review' },
  withdraw: { who: 'writer', from: ['review', 'approved', 'scheduled'], to: 'draft' },
  drop: { who: 'writer', from: ['draft'], to: 'dropped' },
  approve: { who: 'moderator', from: ['review'], to: 'approved' },
  sendBack: { who: 'moderator', from: ['review', 'approved'], to: 'draft' },
  schedule: { who: 'publishing', from: ['approved', 'scheduled'], to: 'scheduled' },
  publish: { who: 'publishing', from: ['approved', 'scheduled'], to: 'publishing' },
  stop: { who: 'publishing', from: ['scheduled', 'publishing'], to: 'approved' },
  close: { who: 'publishing', from: ['publishing'], to: 'published' },
  return: { who: 'publishing', from: ['draft', 'review', 'approved', 'scheduled', 'publishing'], to: 'draft' },
  reopen: { who: 'publishing', from: ['published'], to: 'draft' },
} as const satisfies Record<string, Rule>;

type ChangeAction = keyof typeof RULES;

/** Actions by which a writer or a moderator moves a change. */
export type PersonalAction = {
  [Action in ChangeAction]: (typeof RULES)[Action]['who'] extends 'publishing' ? never : Action;
}[ChangeAction];

/** Returns whether a change has ended, so that its entries are free for other changes. */
export const isClosed = (state: ChangeState): boolean => state === 'published' || state === 'dropped';

/** Returns the rule of an action. Throws a 409 if the action does not begin in `state`. */
export function requireRule(action: ChangeAction, state: ChangeState): Rule {
  const rule: Rule = RULES[action];
  if (!rule.from.includes(state)) throw new HttpError(409, { reason: 'wrongState', state });
  return rule;
}
