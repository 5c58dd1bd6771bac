import { ElsewhereLinks } from '#app/components/elsewhere/ElsewhereLinks.tsx';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { OnwardLink } from '#app/components/links/PageLink.tsx';
import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import { joinNumbers } from '#app/components/situations/joinNumbers.ts';
import { formatPaperUses } from '#app/components/situations/paperUses.ts';
import numbered from '#app/components/text/numbered.module.css';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { FoldedPart } from './FoldedPart.tsx';
import styles from './Situation.module.css';
import type { SituationPage } from './situationPage.server.ts';

/** `papers`: number of papers on the page. */
type PartProps = { situation: SituationPage; papers: number };

export function Papers({ situation, papers }: PartProps) {
  const { papers: groups, schemes, choice, issuersUnconfirmed } = situation;
  const { t, language } = useTranslation(['situation', 'components']);
  const severalSchemes = choice ? 'papers.most' : 'papers.lead';
  if (papers === 0)
    return (
      <section className={styles.part} aria-labelledby="papers">
        <h2 id="papers">{t('papers.title')}</h2>
        <p>{t('papers.none')}</p>
      </section>
    );
  return (
    <FoldedPart id="papers" title={t('components:papers', { count: papers, n: formatNumber(papers, language) })}>
      <p className={styles.small}>{t(schemes.length > 1 ? severalSchemes : 'papers.leadOne')}</p>
      {issuersUnconfirmed && <p className={styles.small}>{t('components:issuersUnconfirmed')}</p>}
      {groups.map(({ obtain, papers: own }) => (
        <div key={obtain} className={styles.papers}>
          <h3>{t(`papers.${obtain}`)}</h3>
          <ol role="list" className={numbered.numbered} data-size="small">
            {own.map((paper) => (
              <li key={paper.id}>
                <b>{paper.title}</b>
                {obtain !== 'office' && <p>{paper.issuedBy}</p>}
                {paper.askAt && <p>{t('components:askAt', { place: paper.askAt })}</p>}
                {formatPaperUses(paper.uses, t, language).map((use) => (
                  <p key={use}>{use}</p>
                ))}
              </li>
            ))}
          </ol>
        </div>
      ))}
      {!choice && (
        <OnwardLink to={`/papers?${new URLSearchParams(schemes.map(({ id }) => ['scheme', id]))}`}>
          {t('papers.tick')}
        </OnwardLink>
      )}
    </FoldedPart>
  );
}

/** Folds all places if there are more than this. */
const MAX_UNFOLDED_PLACES = 4;

export function Places({ situation, papers }: PartProps) {
  const { places, offices, districts, schemes, choice } = situation;
  const { t, language } = useTranslation('situation');
  const tasks = places.map(({ numbers }) => {
    if (numbers.length === schemes.length) return t('places.forAll');
    if (!choice) return t('places.for', { count: numbers.length, numbers: joinNumbers(numbers, t, language) });
    const ids = numbers.map((number) => schemes[number - 1]?.id ?? '');
    const groups = choice.groups.filter((group) => group.schemes.some((id) => ids.includes(id)));
    return groups.map(({ title }) => title).join('; ');
  });
  const where = (
    <WhereToGo
      places={offices.map((office, index) => ({ ...office, task: tasks[index] ?? '' }))}
      districts={districts}
      papers={{ fragment: '#papers', number: papers }}
      isFolded
    />
  );
  if (offices.length > MAX_UNFOLDED_PLACES)
    return (
      <FoldedPart id="places" title={`${t('places.title')} (${formatNumber(offices.length, language)})`}>
        {where}
      </FoldedPart>
    );
  return (
    <section className={styles.part} aria-labelledby="places">
      <h2 id="places">{t('places.title')}</h2>
      {where}
    </section>
  );
}

export function Elsewhere({ elsewhere }: Pick<SituationPage, 'elsewhere'>) {
  const { t, language } = useTranslation('elsewhere');
  const title = `${t('onPages')} (${formatNumber(elsewhere.length, language)})`;
  return (
    <FoldedPart id="elsewhere" title={title}>
      <ElsewhereLinks entries={elsewhere} />
      <OnwardLink to="/elsewhere">{t('all')}</OnwardLink>
    </FoldedPart>
  );
}

export function Related({ related }: Pick<SituationPage, 'related'>) {
  const { t } = useTranslation('situation');
  return (
    <nav className={`no-print ${styles.part}`} aria-labelledby="related">
      <h2 id="related">{t('related')}</h2>
      <LinkList links={related.map(({ id, title }) => ({ label: title, path: pageOf.situations(id) }))} />
    </nav>
  );
}
