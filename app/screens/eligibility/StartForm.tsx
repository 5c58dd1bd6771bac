import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { ChoiceTiles } from '#app/components/forms/ChoiceTiles.tsx';
import { type Answer, chosenFor } from '#app/eligibility/answers.ts';
import { type QuestionId, SITUATION_OPTIONS } from '#app/eligibility/questions.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { isForSomebodyElse, useFinderWords } from './finderWords.ts';
import { NONE } from './none.ts';
import { Privacy } from './Privacy.tsx';
import styles from './StartPage.module.css';
import { SITUATION_ICONS } from './situationIcons.ts';
import text from './TextButton.module.css';
import type { Visit } from './useVisit.ts';

export type StartFormProps = {
  visit: Visit;
  isMissing: boolean;
  onSubmit: (given: [QuestionId, Answer][]) => Promise<void>;
};

/** For whom somebody asks, and the life situations: several may be ticked, "none of these" stands alone. */
export function StartForm({ visit, isMissing, onSubmit }: StartFormProps) {
  const [chosen, setChosen] = useState(() => ticked(visit));
  const [isForOther, setForOther] = useState(() => isForSomebodyElse(visit.answers));
  const [isWrong, setWrong] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { t, title, hint, option } = useFinderWords(isForOther);
  // What was ticked before React started is not lost.
  useEffect(() => {
    const early = [...(form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(
      (box) => box.value,
    );
    if (early.length === 0) return;
    setForOther(early.includes('helping'));
    setChosen(early.filter((value) => value !== 'helping'));
  }, []);

  const send = (situation: Answer) =>
    onSubmit([
      ['helping', { chosen: [isForOther ? 'yes' : 'no'] }],
      ['situation', situation],
    ]);
  const choose = (next: string[]) => setChosen(next.at(-1) === NONE ? [NONE] : next.filter((value) => value !== NONE));
  return (
    <form
      ref={form}
      className={`needs-script no-print ${styles.form}`}
      // Before React starts the table answers.
      action="#who-gets-what"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length === 0) setWrong(isWrong + 1);
        else send({ chosen: chosen.filter((value) => value !== NONE) });
      }}
    >
      {isWrong > 0 && chosen.length === 0 && <ErrorSummary key={isWrong} text={t('error.tick')} field="situations" />}
      <ChoiceTiles
        tiles={[
          { value: 'helping', label: t('helpSomeone'), hint: t('helpSomeoneHint'), Icon: SITUATION_ICONS.others },
        ]}
        chosen={isForOther ? ['helping'] : []}
        onChoice={(now) => setForOther(now.length > 0)}
        several
      />
      <fieldset id="situations">
        <legend>
          <h2>{title('situation')}</h2>
        </legend>
        <p className={styles.hint}>{hint('situation')}</p>
        <ChoiceTiles
          tiles={[
            ...SITUATION_OPTIONS.map((id) => ({
              value: id,
              label: option('situation', id),
              Icon: SITUATION_ICONS[id],
            })),
            { value: NONE, label: t('noneOfThese') },
          ]}
          chosen={chosen}
          onChoice={choose}
          several
          wrong={isWrong > 0 && chosen.length === 0 ? 'error' : undefined}
        />
      </fieldset>
      {isMissing && (
        <p role="alert" className={styles.missing}>
          {t('notLoaded')}
        </p>
      )}
      <div className={styles.ways}>
        <button type="submit" className={`${buttons.primary} ${buttons.large}`}>
          {isMissing ? t('tryAgain') : t('continue')}
          <ArrowRight aria-hidden="true" />
        </button>
        <button type="button" className={`${buttons.onward} ${text.text}`} onClick={() => send({ skipped: true })}>
          {t('skip')}
        </button>
      </div>
      <Privacy onClear={visit.step && visit.clear} />
    </form>
  );
}

/** The tiles of an earlier answer; "none of these" where it named none. */
function ticked({ answers }: Visit): string[] {
  const situations = chosenFor(answers, 'situation');
  return situations?.length === 0 ? [NONE] : [...(situations ?? [])];
}
