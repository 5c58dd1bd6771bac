import { useEffect, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { ElsewhereLinks } from '#app/components/elsewhere/ElsewhereLinks.tsx';
import { OnwardLink } from '#app/components/links/PageLink.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { Expandable } from '#app/components/text/Expandable.tsx';
import { type FinderElsewhere, findElsewhere, findHelplines, loadElsewhere } from '#app/eligibility/elsewhere.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './NotWithUs.module.css';

/** Limits the list to one and a half screens of a phone. The link below it leads to all. */
const MAX_ENTRIES = 8;

/** Number of entries outside the folded part. */
const SHOWN = 3;

export type FinderHelpline = FinderElsewhere['helplines'][number];

type NotWithUsProps = {
  helplines: readonly FinderHelpline[];
  /** Folds nothing, because no scheme of this department fits. */
  isFirst?: boolean;
};

/** Lists what other departments give to this person, and whom this person can call. */
export function NotWithUs({ helplines, isFirst = false }: NotWithUsProps) {
  const { visit, text } = useFinder();
  const { t } = text;
  const fitting = findElsewhere(useElsewhere(), visit.answers);
  const shown = fitting.slice(0, isFirst ? MAX_ENTRIES : SHOWN);
  const more = (
    <>
      <ElsewhereLinks entries={fitting.slice(shown.length, MAX_ENTRIES)} />
      <OnwardLink to="/elsewhere">{t('results.notWithUs.all')}</OnwardLink>
      <h3>{t('results.helplines')}</h3>
      <ul role="list">
        {findHelplines(helplines, fitting, visit.answers).map(({ number, title }) => (
          <li key={number}>
            <span>{title}</span>
            <PhoneLink number={number} of={title} className={buttons.onward} />
          </li>
        ))}
      </ul>
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

/** Fetches the entries. If that fails, the result shows only the link to their page and the general helplines. */
function useElsewhere(): readonly FinderElsewhere[] {
  const language = useLanguage();
  const [entries, setEntries] = useState<readonly FinderElsewhere[]>([]);
  useEffect(() => {
    loadElsewhere(language).then(setEntries, () => {});
  }, [language]);
  return entries;
}
