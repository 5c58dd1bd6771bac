import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import marks from '#app/components/search/Marked.module.css';
import { BoldWords } from '#app/components/text/BoldWords.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { Tag } from '#app/components/text/Tag.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ENTRY_KINDS } from '#app/search/entries.ts';
import { NoResults, type WaysOn } from './NoResults.tsx';
import styles from './Results.module.css';
import search from './Search.module.css';
import { Start } from './Start.tsx';

/**
 * Shows where to start, and has templates of the results for copyTemplate.ts. A template keeps the parts that are named when it is
 * copied (`data-part`), and gets the values of its placeholders, such as `{{query}}`.
 */
export function Results({ waysOn }: { waysOn: WaysOn }) {
  const { t } = useTranslation('search');
  return (
    <div className={search.answer}>
      <div data-start-here="">
        <Start />
      </div>
      <p role="status" className="sr" />
      <p className={styles.searching} hidden>
        {t('searching')}
      </p>
      <div data-answer="" data-nothing={t('noResults')} data-kind={t('nowShown')} />
      <template data-template="found">
        <Found />
      </template>
      <template data-template="hit">
        <Hit />
      </template>
      <template data-template="more">
        <More />
      </template>
      <template data-template="nothing">
        <NoResults waysOn={waysOn} />
      </template>
      <template data-template="failed">
        <LoadError />
      </template>
    </div>
  );
}

/** Has each sentence for one and for several, because the script has no plural rules. */
function Found() {
  const { t } = useTranslation('search');
  return (
    <>
      <div className={styles.summary}>
        <h2 tabIndex={-1} data-part="result">
          <BoldWords sentence={t('results', { count: 1, skipInterpolation: true })} values={AS_THEY_ARE} />
        </h2>
        <h2 tabIndex={-1} data-part="results">
          <BoldWords sentence={t('results', { count: 2, skipInterpolation: true })} values={AS_THEY_ARE} />
        </h2>
        <PageLink className={styles.spelling} to="/search" data-part="did-you-mean">
          {t('didYouMean', { query: '{{corrected}}' })}
        </PageLink>
        <PageLink className={styles.spelling} to="/search" data-part="instead">
          {t('insteadFor', { query: '{{typed}}' })}
        </PageLink>
        <p className={styles.unknown} data-part="unknown-word">
          {t('unknown', { count: 1 })}
        </p>
        <p className={styles.unknown} data-part="unknown-words">
          {t('unknown', { count: 2 })}
        </p>
      </div>
      <fieldset className={`no-print ${styles.chips}`} aria-label={t('onlyThese')} data-part="kinds">
        <button type="button" className={styles.chip} value="" data-part="all">
          {t('ofKind', { kind: t('all'), number: '{{all}}' })}
        </button>
        {ENTRY_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.chip}
            value={kind}
            data-part={kind}
            data-many={t(`kinds.${kind}`)}
            data-one={t(`kind.${kind}`)}
          >
            {t('ofKind', { kind: t(`kinds.${kind}`), number: `{{${kind}}}` })}
          </button>
        ))}
      </fieldset>
      <ol className={styles.hits} />
    </>
  );
}

const AS_THEY_ARE = { query: '{{query}}', number: '{{number}}' };

function Hit() {
  return (
    <li>
      <Tag>{'{{kind}}'}</Tag>
      <h3>
        <PageLink to="/">
          <mark className={marks.mark}>{'{{title}}'}</mark>
        </PageLink>
      </h3>
      <p className={styles.text} data-part="text" />
      <p className={styles.note} data-part="note">
        {'{{note}}'}
      </p>
    </li>
  );
}

function More() {
  const { t } = useTranslation('search');
  return (
    <div className={styles.more}>
      <p>{t('listed')}</p>
      <button type="button" className={`no-print ${buttons.secondary}`}>
        {t('showMore')}
      </button>
    </div>
  );
}

function LoadError() {
  const { t } = useTranslation('search');
  return (
    <EmptyState picture="/images/scenes/search-geru.svg">
      <div role="alert">
        <h2>{t('failed')}</h2>
        <p>{t('failedText')}</p>
      </div>
      <p>
        <button type="button" className={buttons.primary}>
          {t('tryAgain')}
        </button>
      </p>
      <p>
        <PageLink className={buttons.onward} to="/sitemap">
          {t('index')}
        </PageLink>
      </p>
    </EmptyState>
  );
}
