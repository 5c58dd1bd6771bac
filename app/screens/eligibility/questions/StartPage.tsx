import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { ChoiceTiles } from '#app/components/forms/ChoiceTiles.tsx';
import { OnwardLink } from '#app/components/links/PageLink.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { TopRow } from '#app/components/page/TopRow.tsx';
import { type Answer, chosenFor } from '#app/eligibility/answers.ts';
import { type QuestionId, SITUATION_OPTIONS } from '#app/eligibility/questions.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFixedPart } from '#app/islands/fixedParts.ts';
import { NONE, toggleNone } from '../draft.ts';
import { BackButton, ErrorSummary, Privacy, TEXT_BUTTON } from '../FinderParts.tsx';
import { finderText, isForSomebodyElse } from '../finderText.ts';
import { SITUATION_ICONS } from '../situationIcons.ts';
import type { Visit } from '../useVisit.ts';
import table from '../WhoGetsWhat.module.css';
import styles from './StartPage.module.css';

/** Id of the table of all schemes, and name of this fixed part (WhoGetsWhat.tsx). */
export const TABLE_ID = 'who-gets-what';
export const TABLE_TITLE_ID = 'who-gets-what-title';

/** `isMissing`: the schemes could not be fetched. */
type StartFormProps = {
  visit: Visit;
  isMissing: boolean;
  onSubmit: (submitted: [QuestionId, Answer][]) => Promise<void>;
};

/** Shows the question about life situations, above a table of all schemes that works without JavaScript. */
export function StartPage(form: StartFormProps) {
  const { t } = useTranslation('eligibility');
  const { step, isCleared } = form.visit;
  return (
    <>
      {step && step.depth > 0 ? <BackButton /> : <TopRow crumbs={[{ label: t('title') }]} figures="figures-service" />}
      <PageHead title={t('title')} lead={t('description')}>
        <OnwardLink to="/situations">{t('orSituation')}</OnwardLink>
      </PageHead>
      {isCleared && (
        <p role="status" className={styles.cleared}>
          <Check aria-hidden="true" />
          {t('cleared')}
        </p>
      )}
      <p className={styles.withoutScript}>{t('withoutScript')}</p>
      <StartForm {...form} />
      <section className={table.table} id={TABLE_ID} aria-labelledby={TABLE_TITLE_ID} {...useFixedPart(TABLE_ID)} />
    </>
  );
}

function StartForm({ visit, isMissing, onSubmit }: StartFormProps) {
  const situations = chosenFor(visit.answers, 'situation');
  const [chosen, setChosen] = useState<readonly string[]>(situations?.length === 0 ? [NONE] : (situations ?? []));
  const [isForOther, setForOther] = useState(isForSomebodyElse(visit.answers));
  const [attempts, setAttempts] = useState(0);
  const { t } = useTranslation('eligibility');
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
  const helping = {
    value: 'helping',
    label: t('helpSomeone'),
    hint: t('helpSomeoneHint'),
    Icon: SITUATION_ICONS.others,
  };
  return (
    <form
      ref={form}
      className={`needs-script no-print ${styles.form}`}
      // Jumps to the table if the form is submitted before hydration.
      action={`#${TABLE_ID}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length === 0) setAttempts(attempts + 1);
        else send({ chosen: chosen.filter((value) => value !== NONE) });
      }}
    >
      {isWrong && <ErrorSummary key={attempts} text={t('error.tick')} field="situations" />}
      <ChoiceTiles
        tiles={[helping]}
        chosen={isForOther ? ['helping'] : []}
        onChoice={(next) => setForOther(next.length > 0)}
        multiple
      />
      <SituationField isForOther={isForOther} chosen={chosen} onChoice={setChosen} isWrong={isWrong} />
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
        <button type="button" className={TEXT_BUTTON} onClick={() => send({ skipped: true })}>
          {t('skip')}
        </button>
      </div>
      <Privacy onClear={visit.step && visit.clear} />
    </form>
  );
}

type SituationFieldProps = {
  isForOther: boolean;
  chosen: readonly string[];
  onChoice: (chosen: string[]) => void;
  isWrong: boolean;
};

function SituationField({ isForOther, chosen, onChoice, isWrong }: SituationFieldProps) {
  const { t, title, hint, option } = finderText(useTranslation('eligibility'), isForOther);
  const tiles = SITUATION_OPTIONS.map((id) => ({
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
        tiles={[...tiles, { value: NONE, label: t('noneOfThese') }]}
        chosen={chosen}
        onChoice={(next) => onChoice(toggleNone(next))}
        multiple
        errorId={isWrong ? 'error' : undefined}
      />
    </fieldset>
  );
}

/** Passes the boxes that were ticked before hydration to `onChoices`. */
function useEarlyChoices(onChoices: (values: string[]) => void) {
  const form = useRef<HTMLFormElement>(null);
  const report = useEffectEvent(onChoices);
  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const values = Array.from(boxes, (box) => box.value);
    if (values.length > 0) report(values);
  }, []);
  return form;
}
