import type { Difference } from '../../compare.ts';
import type { FormSchema } from '../../server/forms.ts';
import { DifferenceText } from '../review/DifferenceText.tsx';
import { useTranslator } from '../words.ts';
import { languagesOf, nameOfPart, textOfPart } from './describePart.ts';

/** Shows a changed part of an entry with its former and its new text, in each language in which they differ. */
export function PartChange({ form, path, before, after }: { form: FormSchema } & Difference) {
  const { language, t } = useTranslator();
  const changes = languagesOf(before ?? after, language)
    .map((code) => {
      const text = (value: unknown) => textOfPart(form, path, value, { language: code, t });
      return { language: code, before: text(before), after: text(after) };
    })
    .filter((change) => change.before !== change.after);
  return (
    <>
      <strong>{nameOfPart(form, path, t)}</strong>
      {changes.map((change) => (
        <p key={change.language}>
          <DifferenceText {...change} />
        </p>
      ))}
    </>
  );
}
