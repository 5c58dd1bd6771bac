import { ElsewhereLinks } from '#app/components/elsewhere/ElsewhereLinks.tsx';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { OnwardLink } from '#app/components/links/PageLink.tsx';
import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import { joinNumbers } from '#app/components/situations/joinNumbers.ts';
import { formatUses } from '#app/components/situations/paperUses.ts';
import { Expandable } from '#app/components/text/Expandable.tsx';
import numbered from '#app/components/text/numbered.module.css';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Situation.module.css';
import type { SituationPage } from './situationPage.server.ts';

/** `papers`: number of papers of the page. */
type PartProps = { situation: SituationPage; papers: number };

type PaperGroup = SituationPage['papers'][number];

/** So many papers are all shown at once; of more, only the first group. */
const MAX_PAPERS = 6;

export function Papers({ situation, papers }: PartProps) {
  const { papers: groups, schemes, choice, issuersUnconfirmed } = situation;
  const { t, language } = useTranslation(['situation', 'components']);
  const severalSchemes = choice ? 'papers.most' : 'papers.lead';
  return (
    <section className={`${styles.part} ${styles.papers}`} aria-labelledby="papers">
      <h2 id="papers">{t('components:papers', { count: papers, n: formatNumber(papers, language) })}</h2>
      {papers === 0 && <p>{t('papers.none')}</p>}
      {papers > 0 && <p className={styles.small}>{t(schemes.length > 1 ? severalSchemes : 'papers.leadOne')}</p>}
      {papers > 0 && issuersUnconfirmed && <p className={styles.small}>{t('components:issuersUnconfirmed')}</p>}
      {groups.map((group, index) => (
        <PapersToObtain key={group.obtain} group={group} isOpen={index === 0 || papers <= MAX_PAPERS} />
      ))}
      {papers > 0 && !choice && (
        <OnwardLink to={`/papers?${new URLSearchParams(schemes.map(({ id }) => ['scheme', id]))}`}>
          {t('papers.tick')}
        </OnwardLink>
      )}
    </section>
  );
}

function PapersToObtain({ group: { obtain, papers }, isOpen }: { group: PaperGroup; isOpen: boolean }) {
  const { t, language } = useTranslation(['situation', 'components']);
  const title = t(`papers.${obtain}`);
  const list = (
    <ol role="list" className={numbered.numbered} data-size="small">
      {papers.map((paper) => (
        <li key={paper.id}>
          <b>{paper.title}</b>
          {obtain !== 'office' && <p>{paper.issuedBy}</p>}
          {paper.askAt && <p>{t('components:askAt', { place: paper.askAt })}</p>}
          {formatUses(paper.uses, t, language).map((use) => (
            <p key={use}>{use}</p>
          ))}
        </li>
      ))}
    </ol>
  );
  if (!isOpen) return <Expandable label={`${title} (${formatNumber(papers.length, language)})`}>{list}</Expandable>;
  return (
    <>
      <h3>{title}</h3>
      {list}
    </>
  );
}

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
  return (
    <section className={styles.part} aria-labelledby="places">
      <h2 id="places">{t('places.title')}</h2>
      <WhereToGo
        places={offices.map((office, index) => ({ ...office, task: tasks[index] ?? '' }))}
        districts={districts}
        papers={{ fragment: '#papers', number: papers }}
        isFolded
      />
    </section>
  );
}

export function Elsewhere({ elsewhere }: Pick<SituationPage, 'elsewhere'>) {
  const { t, language } = useTranslation('elsewhere');
  const label = `${t('onPages')} (${formatNumber(elsewhere.length, language)})`;
  return (
    <Expandable id="elsewhere" label={label}>
      <ElsewhereLinks entries={elsewhere} />
      <OnwardLink to="/elsewhere">{t('all')}</OnwardLink>
    </Expandable>
  );
}

export function Related({ related }: Pick<SituationPage, 'related'>) {
  const { t } = useTranslation(['situation', 'situations']);
  return (
    <nav className={`no-print ${styles.part}`} aria-labelledby="related">
      <h2 id="related">{t('related')}</h2>
      <LinkList
        links={[
          ...related.map(({ id, title }) => ({ label: title, path: `/situations/${id}` as const })),
          { label: t('situations:all'), path: '/situations' },
        ]}
      />
    </nav>
  );
}
