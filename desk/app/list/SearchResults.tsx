import type { FoundText } from '../../server/search/searchTexts.ts';
import { api } from '../api.ts';
import { locatedTitle } from '../editor/entryTitle.ts';
import { focusField } from '../form/FormContext.ts';
import { useDebouncedAnswer } from '../useDebouncedAnswer.ts';
import { entryHref } from '../useRoute.ts';
import { useTranslator } from '../words.ts';
import styles from './EntryList.module.css';

/** Pause in typing after which the texts are searched. */
const PAUSE_MS = 250;

/** Lists the fields whose texts contain the words of the query, each with its sentence. */
export function SearchResults({ query }: { query: string }) {
  const { language, t } = useTranslator();
  const { data: found } = useDebouncedAnswer(['search', query, language], () => api.search(query, language), PAUSE_MS);
  return (
    <section aria-label={t('results')}>
      <p role="status">
        {found?.count === 0 && t('resultsNone', { query })}
        {found && found.count > 0 && t('resultsCount', { count: found.count })}
        {found?.corrected && ` ${t('resultsCorrected', { query: found.corrected })}`}
      </p>
      <ul className={styles.entries}>
        {found?.results.map((result) => (
          <Result key={`${result.collection} ${result.entry} ${result.path.join('.')}`} result={result} />
        ))}
      </ul>
    </section>
  );
}

function Result({ result }: { result: FoundText }) {
  const { language } = useTranslator();
  const href = entryHref(result);
  return (
    <li>
      {/* Focuses the field itself, because a link to the current address does not scroll. */}
      <a href={href} onClick={() => location.hash === href && focusField(result.path)}>
        {locatedTitle(result, language)}
      </a>
      <small>
        {result.field}:{' '}
        <span lang={result.language}>
          {result.parts.map(({ text, marked }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other key
            marked ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
      </small>
    </li>
  );
}
