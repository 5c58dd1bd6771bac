import { useRef, useState } from 'react';
import { HttpError } from '../../httpError.ts';
import type { LocatedProblem } from '../../server/problems.ts';
import { errorSentence } from '../errorSentence.ts';
import { AT_FOCUS, useLoaded } from '../useLoaded.ts';
import { useTranslator } from '../words.ts';
import { changesApi } from './changesApi.ts';

/** Runs a request of a change. Resolves to whether it succeeded. */
export type RunAction = (send: () => Promise<unknown>) => Promise<boolean>;

/** Why a request was refused. `problems`: what must be corrected first. */
type Failure = { sentence: string; problems: LocatedProblem[] };

const NO_FAILURE: Failure = { sentence: '', problems: [] };

/**
 * Reads a change, and reads it again after each action and when the window gets the focus. `runChecked`: for requests that check the whole
 * content, which takes seconds.
 */
export function useChange(id: number) {
  const { language } = useTranslator();
  const [failure, setFailure] = useState(NO_FAILURE);
  const [isChecking, setIsChecking] = useState(false);
  const checks = useRef(false);
  const load = () => changesApi.read(id, language);
  const { data: change, problem, reload } = useLoaded(['change', id, language], load, AT_FOCUS);
  /** Reads the change also after a failure, because somebody else may have changed it meanwhile. */
  const run: RunAction = async (send) => {
    setFailure(NO_FAILURE);
    try {
      await send();
      return true;
    } catch (error) {
      setFailure({ sentence: errorSentence(error, language), problems: problemsIn(error) });
      return false;
    } finally {
      await reload();
    }
  };
  /** Ignores a second press of the button. */
  const runChecked: RunAction = async (send) => {
    if (checks.current) return false;
    checks.current = true;
    setIsChecking(true);
    return run(send).finally(() => {
      checks.current = false;
      setIsChecking(false);
    });
  };
  const shown = failure.sentence === '' ? { ...NO_FAILURE, sentence: problem } : failure;
  return { change, failure: shown, isChecking, run, runChecked };
}

/** Returns the problems of all entries in the answer to a change that was refused. */
function problemsIn(error: unknown): LocatedProblem[] {
  if (!(error instanceof HttpError) || error.body.reason !== 'problems') return [];
  return (error.body.problems as { problems: LocatedProblem[] }[]).flatMap(({ problems }) => problems);
}
