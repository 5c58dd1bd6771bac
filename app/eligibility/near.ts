import { type Answers, intervalFor } from './answers.ts';
import type { FinderRule } from './catalogue.ts';
import { measureOf } from './measures.ts';

/** What would have to be otherwise, where that can come: an age to grow into (whose, in a couple), an income just above the limit. */
export type Near = { kind: 'age' | 'income'; at: number; who?: 'groom' | 'bride' };

/** An income this much above the limit may be within it next year, or by the count of the office. */
const JUST_ABOVE = 1.1;

/** How near a rule that failed is to being met; nothing where time or a small change does not help. */
export function nearMiss(rule: FinderRule, answers: Answers): Near | undefined {
  const measure = measureOf(rule);
  if (measure === undefined || measure.asOf !== undefined) return undefined;
  const given = intervalFor(answers, measure.question);
  if (given === undefined) return undefined;
  const { min, max } = measure;
  if (rule.kind === 'age' && min !== undefined && given.from < min) {
    const { who } = rule;
    return { kind: 'age', at: min, ...((who === 'groom' || who === 'bride') && { who }) };
  }
  if (rule.kind === 'income' && max !== undefined && given.from > max && given.from <= max * JUST_ABOVE)
    return { kind: 'income', at: max };
  return undefined;
}
