import { ChevronDown, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { useHydrated } from '#app/components/hooks/useHydrated.ts';
import { PageLink } from '#app/components/links/PageLink.tsx';
import panel from '#app/components/panel.module.css';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as pageOf from '#app/model/pageOf.ts';
import type { PaperCategory } from '#app/model/schemes/papers.server.ts';
import type { PaperScheme } from '#app/model/schemes/papers.ts';
import { fold } from '#app/search/text/normalize.ts';
import { hasEveryWord, queryWords } from '#app/search/text/tokens.ts';
import styles from './SchemePicker.module.css';

type SchemePickerProps = {
  categories: PaperCategory[];
  picked: PaperScheme[];
  onPick: (id: string, isPicked: boolean) => void;
};

/** Renders the choices after hydration, because they need JavaScript. */
export function SchemePicker({ categories, picked, onPick }: SchemePickerProps) {
  const { t } = useTranslation('papers');
  const isHydrated = useHydrated();
  const summary = useRef<HTMLElement>(null);
  const before = useRef(picked.length);
  // Moves the focus to the summary when the focused remove button has disappeared.
  useEffect(() => {
    if (picked.length < before.current && document.activeElement === document.body) summary.current?.focus();
    before.current = picked.length;
  }, [picked.length]);
  return (
    <section className={picked.length > 0 ? 'needs-script' : 'needs-script no-print'} aria-labelledby="picked">
      <h2 id="picked">{t('schemes')}</h2>
      {picked.length > 0 ? (
        <ul role="list" className={styles.picked}>
          {picked.map(({ id, name }) => (
            <li key={id}>
              <PageLink to={pageOf.schemes(id)}>{name}</PageLink>
              <button
                type="button"
                className={`no-print ${buttons.icon}`}
                aria-label={t('remove', { scheme: name })}
                onClick={() => onPick(id, false)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="no-print">{t('pickFirst')}</p>
      )}
      <details className={`no-print ${styles.fold}`}>
        <summary ref={summary} className={buttons.secondary} data-hydrates="">
          {t('choose')}
          <ChevronDown aria-hidden="true" />
        </summary>
        {isHydrated && <SchemeChoices categories={categories} picked={picked} onPick={onPick} />}
      </details>
    </section>
  );
}

function SchemeChoices({ categories, picked, onPick }: SchemePickerProps) {
  const { t } = useTranslation('papers');
  const id = useId();
  const [typed, setTyped] = useState('');
  const words = queryWords(typed);
  const found = categories
    .map(({ schemes, ...category }) => ({
      ...category,
      schemes: schemes.filter(({ name, official = '' }) => hasEveryWord(fold(`${name} ${official}`), words)),
    }))
    .filter(({ schemes }) => schemes.length > 0);
  const count = found.reduce((sum, { schemes }) => sum + schemes.length, 0);
  return (
    <div className={`${panel.panel} ${styles.choices}`}>
      <label className="label" htmlFor={id}>
        {t('filter')}
      </label>
      <input
        className="input"
        id={id}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status">{words.length > 0 && t('found', { count, number: count })}</p>
      {found.map((category) => (
        <details key={category.id} open={words.length > 0}>
          <summary>
            <span>{t('category', { category: category.title, number: category.schemes.length })}</span>
            <ChevronDown aria-hidden="true" />
          </summary>
          <fieldset>
            <legend className="sr">{category.title}</legend>
            {category.schemes.map((scheme) => (
              <TickBox
                key={scheme.id}
                checked={picked.some(({ id: pickedId }) => pickedId === scheme.id)}
                onChange={({ target }) => onPick(scheme.id, target.checked)}
              >
                {scheme.name}
                {scheme.official && <span>{scheme.official}</span>}
              </TickBox>
            ))}
          </fieldset>
        </details>
      ))}
    </div>
  );
}
