import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { PaperCategory } from '#app/model/schemes/papers.server.ts';
import type { PaperScheme } from '#app/model/schemes/papers.ts';
import { fold } from '#app/search/text/normalize.ts';
import { hasEveryWord, queryWords } from '#app/search/text/tokens.ts';
import styles from './SchemeChoices.module.css';

type SchemeChoicesProps = {
  categories: PaperCategory[];
  picked: PaperScheme[];
  onPick: (id: string, wanted: boolean) => void;
};

/** Every scheme that asks for papers, folded by category; the field opens those in which it finds its words. */
export function SchemeChoices({ categories, picked, onPick }: SchemeChoicesProps) {
  const { t } = useTranslation('papers');
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState('');
  const words = queryWords(typed);
  const found = categories
    .map(({ schemes, ...category }) => ({
      ...category,
      schemes: schemes.filter(({ title, plainTitle = '' }) => hasEveryWord(fold(`${title} ${plainTitle}`), words)),
    }))
    .filter(({ schemes }) => schemes.length > 0);
  const count = found.reduce((sum, { schemes }) => sum + schemes.length, 0);
  return (
    <div className={styles.choices}>
      <label htmlFor={id}>{t('filter')}</label>
      <input
        className={styles.field}
        id={id}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status">{words.length > 0 && t('found', { count, number: formatNumber(count, language) })}</p>
      {found.map((category) => (
        <details key={category.id} open={words.length > 0}>
          <summary>
            {t('category', {
              category: category.title,
              number: formatNumber(category.schemes.length, language),
            })}
            <ChevronDown aria-hidden="true" />
          </summary>
          <fieldset>
            <legend className="sr">{category.title}</legend>
            {category.schemes.map((scheme) => (
              <TickBox
                key={scheme.id}
                checked={picked.some((one) => one.id === scheme.id)}
                onChange={({ target }) => onPick(scheme.id, target.checked)}
              >
                {scheme.title}
              </TickBox>
            ))}
          </fieldset>
        </details>
      ))}
    </div>
  );
}
