import { ElsewhereLinks } from '#app/components/elsewhere/ElsewhereLinks.tsx';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { OnwardLink } from '#app/components/links/PageLink.tsx';
import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import { joinNumbers } from '#app/components/situations/joinNumbers.ts';
import { formatUses } from '#app/components/situations/paperUses.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Situation.module.css';
import type { SituationPage } from './situationPage.server.ts';

export function Papers({ situation }: { situation: SituationPage }) {
  const { papers, schemes, choice, issuersUnconfirmed } = situation;
  const { t, language } = useTranslation(['situation', 'components']);
  const all = papers.flatMap((group) => group.papers);
  const severalSchemes = choice ? 'papers.most' : 'papers.lead';
  return (
    <section className={styles.papers} aria-labelledby="papers">
      <h2 id="papers">{t('papers.title')}</h2>
      {all.length === 0 && <p>{t('papers.none')}</p>}
      {all.length > 0 && <p className={styles.small}>{t(schemes.length > 1 ? severalSchemes : 'papers.leadOne')}</p>}
      {all.length > 0 && issuersUnconfirmed && <p className={styles.small}>{t('components:issuersUnconfirmed')}</p>}
      {papers.map((group) => (
        <div key={group.obtain}>
          <h3>{t(`papers.${group.obtain}`)}</h3>
          <ol role="list">
            {group.papers.map((paper) => (
              <li key={paper.id}>
                <span aria-hidden="true">{formatNumber(all.indexOf(paper) + 1, language)}</span>
                <div>
                  {paper.title}
                  {group.obtain !== 'office' && <p className={styles.small}>{paper.issuedBy}</p>}
                  {paper.askAt && <p className={styles.small}>{t('components:askAt', { place: paper.askAt })}</p>}
                </div>
                <div>
                  {formatUses(paper.uses, t, language).map((use) => (
                    <p key={use} className={styles.small}>
                      {use}
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

export function Places({ situation }: { situation: SituationPage }) {
  const { places, offices, districts, schemes, papers, choice } = situation;
  const { t, language } = useTranslation('situation');
  const tasks = places.map(({ numbers }) => {
    if (numbers.length === schemes.length) return t('places.forAll');
    if (!choice) return t('places.for', { count: numbers.length, numbers: joinNumbers(numbers, t, language) });
    const ids = numbers.map((number) => schemes[number - 1]?.id ?? '');
    const groups = choice.groups.filter((group) => group.schemes.some((id) => ids.includes(id)));
    return groups.map(({ title }) => title).join('; ');
  });
  return (
    <section className={styles.places} aria-labelledby="places">
      <h2 id="places">{t('places.title')}</h2>
      <WhereToGo
        places={offices.map((office, index) => ({ ...office, task: tasks[index] ?? '' }))}
        districts={districts}
        papers={{ fragment: '#papers', number: papers.flatMap((group) => group.papers).length }}
      />
    </section>
  );
}

export function Elsewhere({ elsewhere }: Pick<SituationPage, 'elsewhere'>) {
  const { t } = useTranslation('elsewhere');
  return (
    <section className={styles.elsewhere} aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('onPages')}</h2>
      <ElsewhereLinks entries={elsewhere} />
      <OnwardLink to="/elsewhere">{t('all')}</OnwardLink>
    </section>
  );
}

export function Related({ related }: Pick<SituationPage, 'related'>) {
  const { t } = useTranslation(['situation', 'situations']);
  return (
    <nav className={styles.related} aria-labelledby="related">
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
