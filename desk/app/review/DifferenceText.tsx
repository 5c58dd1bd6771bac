import type { Language } from '#app/i18n/language.ts';
import { splitAtChange } from '../editor/AlteredSentences.tsx';
import { useTranslator } from '../words.ts';
import type { TextChange } from './differenceRows.ts';

/** Shows a changed text: the removed words struck out, the added words underlined. Screen readers say which are which. */
export function DifferenceText({ language, ...texts }: TextChange & { language?: Language }) {
  const { t } = useTranslator();
  const { start, before, after, end } = splitAtChange(texts.before, texts.after);
  return (
    <span lang={language} className="difference">
      {start}{' '}
      {before && (
        <del>
          <span className="unseen">{t('changes.removed')} </span>
          {before}
        </del>
      )}{' '}
      {after && (
        <ins>
          <span className="unseen">{t('changes.added')} </span>
          {after}
        </ins>
      )}{' '}
      {end}
    </span>
  );
}
