import { useTranslator } from '../words.ts';
import fields from './fields.module.css';

/** Shows how the desk understands what was typed. Renders the element even if it is empty, because screen readers announce only changes. */
export function ReadAs({ id, text }: { id: string; text: string }) {
  const { t } = useTranslator();
  return (
    <output id={`${id}-read`} htmlFor={id} className={fields.quoted}>
      {text && t('quoted') + text}
    </output>
  );
}
