import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { ChoiceTiles } from '#app/components/forms/ChoiceTiles.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { type Answer, chosenFor } from '#app/eligibility/answers.ts';
import { type QuestionId, SITUATION_OPTIONS } from '#app/eligibility/questions.ts';
import { BackButton } from '../BackButton.tsx';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { type FinderText, isForSomebodyElse, useFinderText } from '../finderText.ts';
import { Privacy } from '../Privacy.tsx';
import { NONE, toggleNone } from '../questions/draft.ts';
import textButton from '../TextButton.module.css';
import type { Visit } from '../visit/useVisit.ts';
import styles from './StartPage.module.css';
import type { SchemeGroup } from './schemesBySituation.server.ts';
import { SITUATION_ICONS } from './situationIcons.ts';
import { WhoGetsWhat } from './WhoGetsWhat.tsx';

/** `isMissing`: the schemes could not be fetched. */
type StartFormProps = {
  visit: Visit;
  isMissing: boolean;
  onSubmit: (given: [QuestionId, Answer][]) => Promise<void>;
};

/** Asks for the life situations, above a table that answers without questions and without script. */
export function StartPage({ groups, ...form }: StartFormProps & { groups: SchemeGroup[] }) {
  const { t } = useFinderText(false);
  const { visit } = form;
  return (
    <>
      {visit.step && visit.step.depth > 0 ? <BackButton /> : <Breadcrumbs crumbs={[{ label: t('title') }]} />}
      <PageHead title={t('title')} lead={t('description')} figures="figures-service" />
      {visit.isCleared && (
        <p role="status" className={styles.cleared}>
          <Check aria-hidden="true" />
          {t('cleared')}
        </p>
      )}
      <p className={styles.withoutScript}>{t('withoutScript')}</p>
      <StartForm {...form} />
      <WhoGetsWhat groups={groups} />
    </>
  );
}

function StartForm({ visit, isMissing, onSubmit }: StartFormProps) {
  const [chosen, setChosen] = useState(() => chosenTiles(visit));
  const [isForOther, setForOther] = useState(() => isForSomebodyElse(visit.answers));
  const [attempts, setAttempts] = useState(0);
  const text = useFinderText(isForOther);
  const { t } = text;
  const isWrong = attempts > 0 && chosen.length === 0;
  const form = useEarlyChoices((values) => {
    setForOther(values.includes('helping'));
    setChosen(values.filter((value) => value !== 'helping'));
  });
  const send = (situation: Answer) =>
    onSubmit([
      ['helping', { chosen: [isForOther ? 'yes' : 'no'] }],
      ['situation', situation],
    ]);
  return (
    <form
      ref={form}
      className={`needs-script no-print ${styles.form}`}
      // Before hydration the form leads to the table.
      action="#who-gets-what"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length === 0) setAttempts(attempts + 1);
        else send({ chosen: chosen.filter((value) => value !== NONE) });
      }}
    >
      {isWrong && <ErrorSummary key={attempts} text={t('error.tick')} field="situations" />}
      <ChoiceTiles
        tiles={[
          { value: 'helping', label: t('helpSomeone'), hint: t('helpSomeoneHint'), Icon: SITUATION_ICONS.others },
        ]}
        chosen={isForOther ? ['helping'] : []}
        onChoice={(now) => setForOther(now.length > 0)}
        several
      />
      <SituationField text={text} chosen={chosen} onChoice={setChosen} errorId={isWrong ? 'error' : undefined} />
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
        <button
          type="button"
          className={`${buttons.onward} ${textButton.text}`}
          onClick={() => send({ skipped: true })}
        >
          {t('skip')}
        </button>
      </div>
      <Privacy onClear={visit.step && visit.clear} />
    </form>
  );
}

type SituationFieldProps = {
  text: FinderText;
  chosen: readonly string[];
  onChoice: (chosen: string[]) => void;
  errorId: string | undefined;
};

function SituationField({ text: { t, title, hint, option }, chosen, onChoice, errorId }: SituationFieldProps) {
  const situations = SITUATION_OPTIONS.map((id) => ({
    value: id,
    label: option('situation', id),
    Icon: SITUATION_ICONS[id],
  }));
  return (
    <fieldset id="situations">
      <legend>
        <h2>{title('situation')}</h2>
      </legend>
      <p className={styles.hint}>{hint('situation')}</p>
      <ChoiceTiles
        tiles={[...situations, { value: NONE, label: t('noneOfThese') }]}
        chosen={chosen}
        onChoice={(next) => onChoice(toggleNone(next))}
        several
        errorId={errorId}
      />
    </fieldset>
  );
}

/** Takes over the boxes that were ticked before hydration. */
function useEarlyChoices(onChoices: (values: string[]) => void) {
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(onChoices);
  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const values = Array.from(boxes, (box) => box.value);
    if (values.length > 0) takeOver(values);
  }, []);
  return form;
}

function chosenTiles({ answers }: Visit): string[] {
  const situations = chosenFor(answers, 'situation');
  return situations?.length === 0 ? [NONE] : [...(situations ?? [])];
}
