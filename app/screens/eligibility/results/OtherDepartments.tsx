import { useEffect, useState } from 'react';
import { ElsewhereLinks } from '#app/components/elsewhere/ElsewhereLinks.tsx';
import { OnwardLink } from '#app/components/links/PageLink.tsx';
import { Expandable } from '#app/components/text/Expandable.tsx';
import { CallRows } from '#app/components/urgent/CallRows.tsx';
import { type FinderElsewhere, findElsewhere, findHelplines, loadElsewhere } from '#app/eligibility/elsewhere.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './OtherDepartments.module.css';

/** Limits the list to one and a half screens of a phone. The link below it leads to all. */
const MAX_ENTRIES = 8;

/** Number of entries outside the folded part. */
const INITIAL_COUNT = 3;

export type FinderHelpline = FinderElsewhere['helplines'][number];

type OtherDepartmentsProps = {
  helplines: readonly FinderHelpline[];
  /** Shows the list unfolded and first, because no scheme of this department fits. */
  isFirst?: boolean;
};

/** Lists schemes of other departments for this person, and helplines. */
export function OtherDepartments({ helplines, isFirst = false }: OtherDepartmentsProps) {
  const { visit, text } = useFinder();
  const { t } = text;
  const fitting = findElsewhere(useElsewhere(), visit.answers);
  const shown = fitting.slice(0, isFirst ? MAX_ENTRIES : INITIAL_COUNT);
  const more = (
    <>
      <ElsewhereLinks entries={fitting.slice(shown.length, MAX_ENTRIES)} />
      <OnwardLink to="/elsewhere">{t('results.notWithUs.all')}</OnwardLink>
      <h3>{t('results.helplines')}</h3>
      <CallRows calls={findHelplines(helplines, fitting, visit.answers)} />
    </>
  );
  return (
    <section className={styles.elsewhere} aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('results.notWithUs.title')}</h2>
      {shown.length > 0 && <p>{t('results.notWithUs.lead')}</p>}
      <ElsewhereLinks entries={shown} />
      {isFirst ? more : <Expandable label={t('results.notWithUs.more')}>{more}</Expandable>}
    </section>
  );
}

/** Fetches the entries of other departments. After a failure, only the link to their page and the helplines are shown. */
function useElsewhere(): readonly FinderElsewhere[] {
  const language = useLanguage();
  const [entries, setEntries] = useState<readonly FinderElsewhere[]>([]);
  useEffect(() => {
    loadElsewhere(language).then(setEntries, () => {});
  }, [language]);
  return entries;
}
