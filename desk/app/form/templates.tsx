import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { type ReactNode, use, useState } from 'react';
import { isLeaf } from '#app/model/localize.ts';
import { valueAt } from '#app/model/valueAt.ts';
import type { FormSchema } from '../../server/forms.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { useTranslator } from '../words.ts';
import { FieldGroup, FieldProblems } from './FieldGroup.tsx';
import { FormContext, fieldId } from './FormContext.ts';
import styles from './fields.module.css';
import { FACTS } from './sections.ts';
import { PictureUpload } from './Uploads.tsx';

/** Renders a single field. Groups render their own label and problems. */
function FieldTemplate(props: FieldTemplateProps) {
  const { fieldPathId, label, rawDescription, required, schema, children, hidden } = props;
  const { t } = useTranslator();
  const { type, control, oneOf, properties, items } = schema as FormSchema & { properties?: object };
  const id = fieldId(fieldPathId.path);
  if (hidden || control === 'fixed') return null;
  const isGroup = type === 'object' || type === 'array' || properties || items || oneOf?.[0]?.properties;
  if (isGroup || control === 'bilingual' || control === 'record') return children;
  const index = fieldPathId.path.at(-1);
  const isItem = typeof index === 'number';
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isItem ? 'sr' : 'label'}>
        {isItem ? t('item', { name: label, number: index + 1 }) : label}{' '}
        {!required && !isItem && <small>({t('optional')})</small>}
      </label>
      {rawDescription && !isItem && (
        <p className="small" id={`${id}-help`}>
          {rawDescription}
        </p>
      )}
      {children}
      <FieldProblems path={fieldPathId.path} />
    </div>
  );
}

function ObjectFieldTemplate({ fieldPathId, title, description, properties }: ObjectFieldTemplateProps) {
  const { t } = useTranslator();
  const { path } = fieldPathId;
  const { facts = [], own = [] } = Object.groupBy(properties, ({ name }) => (FACTS.includes(name) ? 'facts' : 'own'));
  const fields = (
    <>
      {own.map(({ content }) => content)}
      {facts.length > 2 ? (
        <fieldset className={`${styles.group} ${styles.facts}`}>
          <legend>{t('facts')}</legend>
          {facts.map(({ content }) => content)}
        </fieldset>
      ) : (
        facts.map(({ content }) => content)
      )}
    </>
  );
  // Omits the title of the entry, which is above the form, and the titles of list items, which are in their summaries.
  if (path.length === 0 || typeof path.at(-1) === 'number') return fields;
  return (
    <FieldGroup path={path} title={title} help={description as string | undefined}>
      {fields}
    </FieldGroup>
  );
}

function ArrayFieldTemplate({ fieldPathId, title, schema, items, canAdd, onAddClick }: ArrayFieldTemplateProps) {
  const { t } = useTranslator();
  return (
    <FieldGroup path={fieldPathId.path} title={title} help={schema.description}>
      {items}
      {canAdd && <Button label={t('addItem', { name: title })} onClick={onAddClick} />}
      <PictureUpload items={(schema as FormSchema).items} path={fieldPathId.path} />
    </FieldGroup>
  );
}

function ArrayFieldItemTemplate({ children, buttonsProps, index, schema }: ArrayFieldItemTemplateProps) {
  const { language, t } = useTranslator();
  const { value, problems } = use(FormContext);
  const { path } = buttonsProps.fieldPathId;
  const item = valueAt(value, path);
  const name = t('item', { name: schema.title ?? '', number: index + 1 }).trim();
  const actions = (
    <div className="row">
      {buttonsProps.hasMoveUp && (
        <Button
          className={buttons.icon}
          label="↑"
          aria-label={t('moveUp', { name })}
          onClick={buttonsProps.onMoveUpItem}
        />
      )}
      {buttonsProps.hasMoveDown && (
        <Button
          className={buttons.icon}
          label="↓"
          aria-label={t('moveDown', { name })}
          onClick={buttonsProps.onMoveDownItem}
        />
      )}
      <Button
        className={buttons.icon}
        label="×"
        aria-label={t('remove', { name })}
        onClick={buttonsProps.onRemoveItem}
      />
    </div>
  );
  if (typeof item !== 'object' || item === null || isLeaf(item))
    return (
      <div className={styles.line}>
        {children}
        {actions}
      </div>
    );
  const isWrong = problems.some((problem) => path.every((step, depth) => problem.path[depth] === step));
  const line = Object.values(item).find(isLeaf)?.[language];
  return (
    <CollapsibleItem summary={line ? `${name}: ${line}` : name} isOpenAtFirst={isWrong || line === undefined}>
      {children}
      {actions}
    </CollapsibleItem>
  );
}

type CollapsibleProps = { summary: string; isOpenAtFirst: boolean; children: ReactNode };

/** Renders a collapsible list item. Keeps its own state, so that rendering again does not open or close it. */
function CollapsibleItem({ summary, isOpenAtFirst, children }: CollapsibleProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details className={styles.item} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** Templates that replace those of the form library. */
export const templates = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
};
