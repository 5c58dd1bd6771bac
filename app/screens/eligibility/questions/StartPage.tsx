import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChoiceTiles } from '#app/components/forms/ChoiceTiles.tsx';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { OnwardLink } from '#app/components/links/PageLink.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { TopRow } from '#app/components/page/TopRow.tsx';
import { SITUATION_ICONS } from '#app/components/situations/situationIcons.ts';
import { type Answer, chosenFor } from '#app/eligibility/answers.ts';
import { type QuestionId, SITUATION_OPTIONS } from '#app/eligibility/questions.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NONE_VALUE, toggleNone } from '../draft.ts';
import { BackButton, ErrorSummary, Privacy, StepButtons } from '../FinderParts.tsx';
import { createFinderText, isForSomebodyElse } from '../finderText.ts';
import type { Visit } from '../useVisit.ts';
import styles from './StartPage.module.css';

/** `isMissing`: whether the schemes could not be fetched. */
type StartFormProps = {
  visit: Visit;
  isMissing: boolean;
  onSubmit: (submitted: [QuestionId, Answer][]) => Promise<void>;
};

/** Shows the question about life situations, with a link to a list of all schemes that works without JavaScript. */
export function StartPage(form: StartFormProps) {
  const { t } = useTranslation('eligibility');
  const { step, isCleared } = form.visit;
  return (
    <>
      {step && step.depth > 0 ? <BackButton /> : <TopRow crumbs={[{ label: t('title') }]} figures="figures-service" />}
      <PageHead title={t('title')} lead={t('description')} />
      {isCleared && (
        <p role="status" className={styles.cleared}>
          <Check aria-hidden="true" />
          {t('cleared')}
        </p>
      )}
      <p className={styles.withoutScript}>{t('withoutScript')}</p>
      <p className={styles.fillingIn}>{t('fillingIn')}</p>
      <StartForm {...form} />
      <p className={styles.links}>
        {/* Is first, because the sentence for visitors without script announces this table. */}
        <OnwardLink to="/eligibility/schemes">{t('seeTable')}</OnwardLink>
        <OnwardLink to="/situations">{t('orSituation')}</OnwardLink>
      </p>
    </>
  );
}

function StartForm({ visit, isMissing, onSubmit }: StartFormProps) {
  const situations = chosenFor(visit.answers, 'situation');
  const [chosen, setChosen] = useState<readonly string[]>(situations?.length === 0 ? [NONE_VALUE] : (situations ?? []));
  const [isForOther, setForOther] = useState(isForSomebodyElse(visit.answers));
  const [attempts, setAttempts] = useState(0);
  const { t, language } = useTranslation('eligibility');
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
  const sendChosen = () => send({ chosen: chosen.filter((value) => value !== NONE_VALUE) });
  return (
    <form
      ref={form}
      className={`needs-script no-print ${styles.form}`}
      // Opens the list of all schemes if the form is submitted before hydration.
      action={pathIn(language, '/eligibility/schemes')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length === 0) setAttempts(attempts + 1);
        else sendChosen();
      }}
    >
      {isWrong && <ErrorSummary key={attempts} text={t('error.tick')} field="situations" />}
      <SituationField isForOther={isForOther} chosen={chosen} onChoice={setChosen} isWrong={isWrong} />
      {isMissing && (
        <p role="alert" className={styles.missing}>
          {t('notLoaded')}
        </p>
      )}
      {/* Keeps what is ticked, because only the other situations are unknown to the visitor. */}
      <StepButtons onSkip={() => (chosen.length > 0 ? sendChosen() : send({ skipped: true }))}>
        {isMissing ? t('tryAgain') : t('continue')}
        <ArrowRight aria-hidden="true" />
      </StepButtons>
      <Privacy onClear={visit.step && visit.clear}>
        <TickBox value="helping" checked={isForOther} onChange={({ target }) => setForOther(target.checked)}>
          {t('helpSomeone')}
        </TickBox>
      </Privacy>
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
  const { t, title, hint, option } = createFinderText(useTranslation('eligibility'), isForOther);
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
      <p className={`muted ${styles.hint}`}>{hint('situation')}</p>
      <ChoiceTiles
        tiles={[...tiles, { value: NONE_VALUE, label: t('noneOfThese') }]}
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
