import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import marks from '#app/components/search/Marked.module.css';
import { BoldWords } from '#app/components/text/BoldWords.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { Tag } from '#app/components/text/Tag.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ENTRY_KINDS } from '#app/search/entries.ts';
import { type FallbackLinks, NoResults } from './NoResults.tsx';
import styles from './Results.module.css';
import search from './Search.module.css';
import { Start } from './Start.tsx';

/**
 * Shows where to start, and contains templates of the results. copyTemplate.ts copies a template, keeps the wanted parts
 * (`data-template-part`), and fills placeholders such as `{{query}}`.
 */
export function Results({ waysOn }: { waysOn: FallbackLinks }) {
  const { t } = useTranslation('search');
  return (
    <div className={search.answer}>
      <div data-before-search="">
        <Start />
      </div>
      <p role="status" className="sr" />
      <p className={styles.searching} hidden>
        {t('searching')}
      </p>
      <div data-results="" data-no-results={t('noResults')} data-now-shown={t('nowShown')} />
      <template data-template="found">
        <FoundTemplate />
      </template>
      <template data-template="hit">
        <HitTemplate />
      </template>
      <template data-template="more">
        <MoreTemplate />
      </template>
      <template data-template="nothing">
        <NoResults waysOn={waysOn} />
      </template>
      <template data-template="failed">
        <LoadErrorTemplate />
      </template>
    </div>
  );
}

/** Contains each sentence in the singular and in the plural, because the script has no plural rules. */
function FoundTemplate() {
  const { t } = useTranslation('search');
  return (
    <>
      <div className={styles.summary}>
        <h2 tabIndex={-1} data-template-part="result">
          <BoldWords sentence={t('results', { count: 1, skipInterpolation: true })} values={KEPT_PLACEHOLDERS} />
        </h2>
        <h2 tabIndex={-1} data-template-part="results">
          <BoldWords sentence={t('results', { count: 2, skipInterpolation: true })} values={KEPT_PLACEHOLDERS} />
        </h2>
        <PageLink className={styles.spelling} to="/search" data-template-part="did-you-mean">
          {t('didYouMean', { query: '{{corrected}}' })}
        </PageLink>
        <PageLink className={styles.spelling} to="/search" data-template-part="instead">
          {t('insteadFor', { query: '{{typed}}' })}
        </PageLink>
        <p className={styles.unknown} data-template-part="unknown-word">
          {t('unknown', { count: 1 })}
        </p>
        <p className={styles.unknown} data-template-part="unknown-words">
          {t('unknown', { count: 2 })}
        </p>
      </div>
      <fieldset className={`no-print ${styles.chips}`} aria-label={t('onlyThese')} data-template-part="kinds">
        <button type="button" className={styles.chip} value="" data-template-part="all">
          {t('ofKind', { kind: t('all'), number: '{{all}}' })}
        </button>
        {ENTRY_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.chip}
            value={kind}
            data-template-part={kind}
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

const KEPT_PLACEHOLDERS = { query: '{{query}}', number: '{{number}}' };

function HitTemplate() {
  return (
    <li>
      <Tag>{'{{kind}}'}</Tag>
      <h3>
        <PageLink to="/">
          <mark className={marks.mark}>{'{{title}}'}</mark>
        </PageLink>
      </h3>
      <p className={styles.text} data-template-part="text" />
      <p className={styles.note} data-template-part="note">
        {'{{note}}'}
      </p>
    </li>
  );
}

function MoreTemplate() {
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

function LoadErrorTemplate() {
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
