import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import buttons from '#app/components/buttons.module.css';
import { SelectField } from '#app/components/forms/SelectField.tsx';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import searchBox from '#app/components/search/SearchForm.module.css';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import {
  ALL_CATEGORIES,
  FILTER_AUDIENCES,
  formatFilter,
  type ListedCategory,
  readFilter,
  type SchemeFilter,
} from './listing.ts';
import styles from './SchemeFilters.module.css';

type SchemeFiltersProps = {
  filter: SchemeFilter;
  categories: ListedCategory[];
  onText: (text: string) => void;
  onChoice: (choice: Partial<SchemeFilter>) => void;
  onCommit: () => void;
};

/** Uses a plain form, which works before hydration. */
export function SchemeFilters({ filter, categories, onText, onChoice, onCommit }: SchemeFiltersProps) {
  const { t } = useTranslation('schemes');
  const form = useRef<HTMLFormElement>(null);
  const initial = useRef({ filter, onChoice });
  // Applies the values that were entered before hydration.
  useEffect(() => {
    if (!form.current) return;
    const entered = readFilter(new FormData(form.current));
    if (formatFilter(entered) !== formatFilter(initial.current.filter)) initial.current.onChoice(entered);
  }, []);
  const total = categories.reduce((sum, { schemes }) => sum + schemes.length, 0);
  const options = [
    { value: ALL_CATEGORIES, label: t('allCategories', { number: total }) },
    ...categories.map(({ id, title, schemes }) => ({
      value: id,
      label: t('categoryWithCount', { category: title, number: schemes.length }),
    })),
  ];
  return (
    <search className="needs-script no-print" aria-label={t('filters')}>
      <form
        ref={form}
        className={styles.filters}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onCommit();
        }}
      >
        <TextFilter text={filter.text} onText={onText} onLeave={onCommit} />
        <SelectField
          label={t('category')}
          name="category"
          value={filter.category}
          options={options}
          onChange={(category) => onChoice({ category })}
        />
        <AudienceChoice chosen={filter.audiences} onChoice={(audiences) => onChoice({ audiences })} />
      </form>
    </search>
  );
}

function TextFilter({ text, onText, onLeave }: { text: string; onText: (text: string) => void; onLeave: () => void }) {
  const { t } = useTranslation('schemes');
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t('filterByText')}
      </label>
      <div className={searchBox.box}>
        <input
          className={searchBox.field}
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={200}
          placeholder={t('textPlaceholder')}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
        />
        <button type="submit" className={`${buttons.secondary} ${searchBox.button}`}>
          <Search aria-hidden="true" />
          <span className="sr">{t('show')}</span>
        </button>
      </div>
    </div>
  );
}

type AudienceChoiceProps = {
  chosen: SchemeFilter['audiences'];
  onChoice: (audiences: SchemeFilter['audiences']) => void;
};

function AudienceChoice({ chosen, onChoice }: AudienceChoiceProps) {
  const { t } = useTranslation('schemes');
  return (
    <fieldset className={styles.choice}>
      <legend>{t('forWhom')}</legend>
      {FILTER_AUDIENCES.map((audience) => (
        <TickBox
          key={audience}
          name="for"
          value={audience}
          checked={chosen.includes(audience)}
          onChange={({ target }) =>
            onChoice(FILTER_AUDIENCES.filter((id) => (id === audience ? target.checked : chosen.includes(id))))
          }
        >
          {t(`audience.${audience}`)}
        </TickBox>
      ))}
    </fieldset>
  );
}
