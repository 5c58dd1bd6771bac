import { dayInIndia } from '#app/model/indiaTime.ts';
import type { Path } from '#app/model/problems/problem.ts';
import { replaceAt } from '../../compare.ts';
import { Button } from '../Button.tsx';
import { focusField } from '../form/FormContext.ts';
import { useTranslator } from '../words.ts';

type Props = { parts: readonly Path[]; value: unknown; onChange: (value: unknown) => void };

/** After figures moved, asks for their source: another one, or today as the day on which somebody compared the entry with it. */
export function FigureSources({ parts, value, onChange }: Props) {
  const { t } = useTranslator();
  const [part] = parts;
  const confirm = (day: Path) => {
    onChange(replaceAt(value, day, dayInIndia(new Date())));
    focusField(day);
  };
  return (
    <div role="status">
      {part && (
        <p className="note">
          {t('changes.figureChanged')}{' '}
          <Button label={t('changes.changeSource')} onClick={() => focusField([...part, 'source'])} />{' '}
          <Button label={t('changes.sourceSaysThis')} onClick={() => confirm([...part, 'reviewed'])} />
        </p>
      )}
    </div>
  );
}
