import type { FieldProps } from '@rjsf/utils';
import { use, useRef } from 'react';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import type { Part } from '../../server/forms.ts';
import { useTranslator } from '../words.ts';
import { FieldProblems, useIsWrong } from './FieldProblems.tsx';
import { idOf, type Path } from './FormContext.ts';
import { InsertFigure, QuotedFigures } from './QuotedFigures.tsx';
import { TermsContext, termsIn } from './terms.ts';

type Texts = Partial<Record<Language, string>>;

/** A text in both languages, side by side, with what it may be long and the official words for what it speaks of. */
export function BilingualField({ schema, formData, fieldPathId: { path }, onChange, required }: FieldProps) {
  const { t } = useTranslator();
  const { title = '', description, properties } = schema as Part;
  const texts: Texts = formData ?? {};
  const change = (language: Language, text: string) => {
    const next = { ...texts, [language]: text };
    if (text === '') delete next[language];
    onChange(Object.keys(next).length > 0 ? next : undefined, path);
  };
  const addTerm = (term: string) => change('mr', texts.mr ? `${texts.mr.trimEnd()} ${term}` : term);
  return (
    <fieldset className="bilingual" id={idOf(path)} tabIndex={-1}>
      <legend>
        {title} {!required && <small>({t('optional')})</small>}
      </legend>
      {description && <p className="help">{description}</p>}
      <div className="pair">
        {LANGUAGES.map((language) => (
          <OneText
            key={language}
            name={title}
            language={language}
            text={texts[language] ?? ''}
            path={[...path, language]}
            limit={properties?.[language]?.maxLength}
            onChange={(text) => change(language, text)}
          />
        ))}
      </div>
      <OfficialWords english={texts.en ?? ''} marathi={texts.mr ?? ''} onChoose={addTerm} />
      <FieldProblems path={path} />
    </fieldset>
  );
}

type OneTextProps = {
  name: string;
  language: Language;
  text: string;
  path: Path;
  limit: number | undefined;
  onChange: (text: string) => void;
};

function OneText({ name, language, text, path, limit, onChange }: OneTextProps) {
  const { t } = useTranslator();
  const id = idOf(path);
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (quote: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    onChange(text.slice(0, from) + quote + text.slice(to));
    area.current?.focus();
  };
  return (
    <div>
      <label htmlFor={id}>
        <span className="unseen">{name}: </span>
        {t(language === 'mr' ? 'marathi' : 'english')}
      </label>
      <textarea
        ref={area}
        id={id}
        lang={language}
        rows={1 + Math.floor(text.length / 60)}
        value={text}
        spellCheck
        aria-describedby={`${id}-count ${id}-problem`}
        aria-invalid={useIsWrong(path)}
        onChange={(event) => onChange(event.target.value)}
      />
      <small id={`${id}-count`} className={limit !== undefined && text.length > limit ? 'count over' : 'count'}>
        {limit === undefined
          ? t('characters', { count: text.length })
          : t('charactersOf', { count: text.length, limit })}
      </small>
      <QuotedFigures path={path} language={language} />
      <InsertFigure name={name} language={language} onInsert={insert} />
      <FieldProblems path={path} />
    </div>
  );
}

type WordsProps = { english: string; marathi: string; onChoose: (term: string) => void };

function OfficialWords({ english, marathi, onChoose }: WordsProps) {
  const { t } = useTranslator();
  const terms = termsIn(english, use(TermsContext)).filter(({ mr }) => !marathi.includes(mr));
  if (terms.length === 0) return null;
  return (
    <p className="terms">
      {t('terms')}:{' '}
      {terms.map(({ en, mr }) => (
        <button key={en} type="button" onClick={() => onChoose(mr)}>
          <span lang="en">{en}</span> → <span lang="mr">{mr}</span>
          <span className="unseen"> {t('insertTerm', { term: mr })}</span>
        </button>
      ))}
    </p>
  );
}
