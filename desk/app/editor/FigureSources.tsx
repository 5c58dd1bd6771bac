import type { FormSchema } from '../../server/forms.ts';
import { Button } from '../Button.tsx';
import { focusField } from '../form/FormContext.ts';
import { useTranslator } from '../words.ts';

/** After a figure changed, asks where it is written and when to compare it again. Does not stop anybody. */
export function FigureSources({ form, fields }: { form: FormSchema; fields: string[] }) {
  const { t } = useTranslator();
  return (
    <div role="status">
      {fields.length > 0 && (
        <p className="note">
          {t('changes.figureChanged')}{' '}
          {fields.map((field) => (
            <Button
              key={field}
              label={t('goTo', { name: form.properties?.[field]?.title ?? '' })}
              onClick={() => focusField([field])}
            />
          ))}
        </p>
      )}
    </div>
  );
}
