import { use } from 'react';
import type { Language } from '#app/i18n/language.ts';
import { useTranslator } from '../words.ts';
import { FormContext, type Path } from './FormContext.ts';

/** A text that quotes figures as a reader sees it: each quoted figure is marked, and says by which name it is quoted. */
export function QuotedFigures({ path, language }: { path: Path; language: Language }) {
  const { t } = useTranslator();
  const { figures } = use(FormContext);
  const pieces = figures?.texts[path.slice(0, -1).join('.')]?.[language];
  if (!pieces) return null;
  return (
    <p className="quoted">
      {t('quoted')}
      <span lang={language}>
        {pieces.map(({ text, quote, fault }, place) =>
          quote === undefined ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
            <mark key={place} className={fault ? 'wrong' : undefined} title={quote}>
              {text}
            </mark>
          ),
        )}
      </span>
    </p>
  );
}

type InsertProps = { name: string; language: Language; onInsert: (quote: string) => void };

/** A list of the figures of the entry; the chosen one is quoted where the cursor stands. */
export function InsertFigure({ name, language, onInsert }: InsertProps) {
  const { t } = useTranslator();
  const { figures } = use(FormContext);
  if (!figures || figures.names.length === 0) return null;
  return (
    <select
      className="insert"
      value=""
      aria-label={t('insertFigureInto', { name, language: t(language === 'mr' ? 'marathi' : 'english') })}
      onChange={({ target }) => onInsert(`{{${target.value}}}`)}
    >
      <option value="">{t('insertFigure')}</option>
      {figures.names.map((figure) => (
        <option key={figure.name} value={figure.name}>
          {figure.name}: {figure[language]}
        </option>
      ))}
    </select>
  );
}
