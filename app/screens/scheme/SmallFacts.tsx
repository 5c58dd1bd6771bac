import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Expandable } from '#app/components/text/Expandable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { formatResolution } from './formatResolution.ts';
import styles from './SmallFacts.module.css';
import type { SchemePage } from './schemePage.server.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Folds the less important facts: summary, objective, who pays, resolutions and category. */
export function SmallFacts({ scheme }: { scheme: SchemePage }) {
  const { t, language } = useTranslation(['scheme', 'schemes']);
  const { summary, sections = [], governmentResolutions = [], category } = scheme;
  const short = sections.filter(({ lines }) => lines.length === 1);
  return (
    <Expandable label={t('more')}>
      <dl className={styles.more} id="more-facts">
        <div>
          <dt>{t('sections.Scheme Summary')}</dt>
          <dd>{summary}</dd>
        </div>
        {short.map(({ name, lines: [line = ''] }) => (
          <div key={name}>
            <dt>{t(`sections.${name}`)}</dt>
            <dd>
              <LinkedText>{line}</LinkedText>
            </dd>
          </div>
        ))}
        {governmentResolutions.length > 0 && (
          <div>
            <dt>{t('sections.Government Resolution')}</dt>
            {/* Marks numbers that contain Devanagari as Marathi (WCAG 3.1.2). */}
            {governmentResolutions.map((resolution) => (
              <dd key={resolution} lang={DEVANAGARI.test(resolution) ? 'mr' : undefined}>
                {formatResolution(resolution, language)}
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>{t('schemes:category')}</dt>
          <dd>
            <PageLink to={pageOf.categories(category.id)}>{category.title}</PageLink>
          </dd>
        </div>
      </dl>
    </Expandable>
  );
}
