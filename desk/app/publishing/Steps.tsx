import { formatNumber } from '#app/i18n/format/numbers.ts';
import { type Publication, STEPS, type Step } from '../../server/publishing/publicationTypes.ts';
import { useTranslator } from '../words.ts';
import styles from './Steps.module.css';

type StepState = 'done' | 'running' | 'failed' | 'open';

const MARKS: Record<StepState, string> = { done: '✓', running: '…', failed: '✕', open: '' };

/** Shows the six steps of a publication, each with its state in words. */
export function Steps({ publication }: { publication: Publication }) {
  const { language, t } = useTranslator();
  return (
    <ol className={`columns ${styles.steps}`}>
      {STEPS.map((step) => {
        const state = stateOf(publication, step);
        const seconds = publication.steps.find((done) => done.step === step)?.seconds ?? 0;
        return (
          <li key={step} className={styles[state]}>
            <span className={styles.mark} aria-hidden="true">
              {MARKS[state]}
            </span>
            <span>
              <strong>{t(`publishing.steps.${step}`)}</strong>
              <small>
                {t(`publishing.stepStates.${state}`, { seconds: formatNumber(Math.ceil(seconds), language) })}
              </small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf({ state, steps, step: current }: Publication, step: Step): StepState {
  if (steps.some((done) => done.step === step)) return 'done';
  if (step !== current) return 'open';
  return state === 'failed' ? 'failed' : 'running';
}
