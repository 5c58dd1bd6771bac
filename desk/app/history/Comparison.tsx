import { useState } from 'react';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import type { EntryState } from '../../server/changes/changeTypes.ts';
import { DifferenceTable } from '../review/DifferenceTable.tsx';
import { differenceRows, type Forms } from '../review/differenceRows.ts';
import { useTranslator } from '../words.ts';

type ComparedState = { state: EntryState; shown: unknown };

/** Compares two states of an entry field by field. */
export function Comparison({ forms, a, b }: { forms: Forms; a: ComparedState; b: ComparedState }) {
  const { t } = useTranslator();
  const [onlyFigures, setOnlyFigures] = useState(false);
  const rows = differenceRows(forms, a.shown, b.shown);
  const figures = rows.filter(({ isFigure }) => isFigure);
  const title = t('changes.fromTo', { from: a.state.number, to: b.state.number });
  return (
    <section aria-labelledby="comparison">
      <h3 id="comparison">{title}</h3>
      <p role="status">
        {t('changes.fields', { count: rows.length })} {t('changes.figureFields', { count: figures.length })}
      </p>
      <TickBox checked={onlyFigures} onChange={(event) => setOnlyFigures(event.target.checked)}>
        {t('changes.onlyFigures')}
      </TickBox>
      {rows.length > 0 && <DifferenceTable caption={title} rows={onlyFigures ? figures : rows} />}
    </section>
  );
}
