import type { Language } from '#app/i18n/language.ts';
import { useTranslator } from '../words.ts';
import type { TextChange } from './differenceRows.ts';
import { markChanges } from './markChanges.ts';

const TAGS = { removed: 'del', added: 'ins' } as const;

/**
 * Shows a changed text: the removed words struck out, the added words underlined. Screen readers hear which are which, in the language of
 * the desk. `language`: that of the text.
 */
export function DifferenceText({ language, before, after }: TextChange & { language?: Language }) {
  const { language: own, t } = useTranslator();
  return (
    <span lang={language}>
      {markChanges(before, after).map(({ kind, text }, index) => {
        if (kind === 'same') return text;
        const Tag = TAGS[kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key
          <Tag key={index}>
            <span className="sr" lang={own}>
              {t(`changes.${kind}`)}{' '}
            </span>
            {text}
          </Tag>
        );
      })}
    </span>
  );
}
