import type { FieldProps } from '@rjsf/utils';
import { use, useRef } from 'react';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import type { Path } from '#app/model/problems/problem.ts';
import type { FormSchema } from '../../server/forms.ts';
import { useTranslator } from '../words.ts';
import styles from './BilingualField.module.css';
import { FieldGroup, FieldProblems, useIsInvalid } from './FieldGroup.tsx';
import { FormContext, fieldId } from './FormContext.ts';
import fields from './fields.module.css';
import { OfficialTerms } from './OfficialTerms.tsx';
import { cleaningHandlers } from './typedText.ts';
import { useFigureNames } from './useFigureNames.ts';

/** Marathi comes first, because the department writes in Marathi. */
const MARATHI_FIRST = LANGUAGES.toReversed();

type Texts = Partial<Record<Language, string>>;

/** Edits a text in both languages, side by side. */
export function BilingualField({ schema, formData, fieldPathId: { path }, onChange, required }: FieldProps) {
  const { t } = useTranslator();
  const { title = '', description, properties } = schema as FormSchema;
  const texts: Texts = formData ?? {};
  const change = (language: Language, text: string) => {
    const next = { ...texts, [language]: text };
    if (text === '') delete next[language];
    onChange(Object.keys(next).length > 0 ? next : undefined, path);
  };
  const legend = (
    <>
      {title} {!required && <small>({t('optional')})</small>}
    </>
  );
  return (
    <FieldGroup className={fields.field} path={path} title={legend} help={description}>
      <div className={`columns ${styles.pair}`}>
        {MARATHI_FIRST.map((language) => (
          <TextInLanguage
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
      <OfficialTerms
        english={texts.en ?? ''}
        marathi={texts.mr ?? ''}
        onChoose={(term) => change('mr', texts.mr ? `${texts.mr.trimEnd()} ${term}` : term)}
      />
    </FieldGroup>
  );
}

type TextProps = {
  name: string;
  language: Language;
  text: string;
  path: Path;
  limit: number | undefined;
  onChange: (text: string) => void;
};

function TextInLanguage({ name, language, text, path, limit, onChange }: TextProps) {
  const { t } = useTranslator();
  const id = fieldId(path);
  // Problems of both languages, such as a text that is missing, belong to the group.
  const groupId = fieldId(path.slice(0, -1));
  const isInvalid = [useIsInvalid(id), useIsInvalid(groupId)].includes(true);
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (quote: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    onChange(text.slice(0, from) + quote + text.slice(to));
    area.current?.focus();
  };
  return (
    <div>
      <label htmlFor={id}>
        <span className="sr">{name}: </span>
        {t(language === 'mr' ? 'marathi' : 'english')}
      </label>
      <textarea
        className="input"
        ref={area}
        id={id}
        lang={language}
        rows={1 + Math.floor(text.length / 60)}
        value={text}
        spellCheck
        aria-describedby={`${id}-problem ${groupId}-problem ${id}-count`}
        aria-invalid={isInvalid}
        {...cleaningHandlers(onChange)}
      />
      <small
        id={`${id}-count`}
        className={limit !== undefined && text.length > limit ? `problem ${styles.count}` : styles.count}
      >
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

/** Shows a text in which the quoted figures are replaced by their values and highlighted. */
function QuotedFigures({ path, language }: { path: Path; language: Language }) {
  const { t } = useTranslator();
  const { figures } = use(FormContext);
  const nameOf = useFigureNames();
  const pieces = figures?.texts[path.slice(0, -1).join('.')]?.[language];
  if (!pieces) return null;
  return (
    <p className={`${fields.quoted} ${styles.quoted}`}>
      {t('quoted')}
      <span lang={language}>
        {pieces.map(({ text, quote, fault }, index) =>
          quote === undefined ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
            <mark key={index} className={fault ? styles.wrong : undefined} title={nameOf(quote)}>
              {text}
            </mark>
          ),
        )}
      </span>
    </p>
  );
}

type InsertProps = { name: string; language: Language; onInsert: (quote: string) => void };

/** Inserts the placeholder of a figure at the cursor. */
function InsertFigure({ name, language, onInsert }: InsertProps) {
  const { t } = useTranslator();
  const { figures } = use(FormContext);
  const nameOf = useFigureNames();
  if (!figures || figures.names.length === 0) return null;
  // Of the names of a figure, offers the last, which is the shortest.
  const choices = new Map(figures.names.map((figure) => [figure.path.join('.'), figure])).values();
  return (
    <select
      className={`input ${styles.insert}`}
      value=""
      aria-label={t('insertFigureInto', { name, language: t(language === 'mr' ? 'marathi' : 'english') })}
      onChange={({ target }) => onInsert(`{{${target.value}}}`)}
    >
      <option value="">{t('insertFigure')}</option>
      {[...choices].map((figure) => (
        <option key={figure.name} value={figure.name}>
          {nameOf(figure.name)}: {figure[language]}
        </option>
      ))}
    </select>
  );
}
