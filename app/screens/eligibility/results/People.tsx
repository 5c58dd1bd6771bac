import { Printer, UserPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { formatFirstBenefit } from '#app/components/facts/benefitText.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { useLateTranslation } from '#app/i18n/useLateTranslation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './People.module.css';
import { addPerson, type Person, setInitials, usePeople } from './people.ts';

const LONGEST_INITIALS = 4;

/** Lists the results of several people on one page, for visitors who help one person after another. Asks for no names. */
export function People({ schemes }: { schemes: readonly FinderScheme[] }) {
  const { visit } = useFinder();
  const { t, ready } = useLateTranslation('helping');
  const { t: amounts, language } = useTranslation('schemes');
  const earlier = usePeople();
  const [initials, setOwnInitials] = useState('');
  const current: Person = {
    initials,
    schemes: schemes.map((scheme) => ({
      id: scheme.id,
      title: scheme.title,
      amount: formatFirstBenefit(scheme, amounts, language),
    })),
  };
  const people = [...earlier, current];
  const onInitials = (index: number, typed: string) =>
    index < earlier.length ? setInitials(index, typed) : setOwnInitials(typed);
  const startNext = () => {
    addPerson(current);
    visit.startNextPerson();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.code !== 'KeyN') return;
    event.preventDefault();
    startNext();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (!ready) return null;
  return (
    <section className={styles.people} aria-labelledby="people">
      <h2 id="people">{t('people.title')}</h2>
      <p className="no-print">{t('people.lead')}</p>
      <ol>
        {people.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people have no other identity, and the list only grows.
          <li key={index}>
            <PersonResult person={person} number={index + 1} onInitials={(typed) => onInitials(index, typed)} />
          </li>
        ))}
      </ol>
      <div className={`no-print ${styles.ways}`}>
        <button type="button" className={buttons.primary} aria-keyshortcuts="Alt+N" onClick={startNext}>
          <UserPlus aria-hidden="true" />
          {t('people.next')}
        </button>
        <button type="button" className={buttons.secondary} data-action="print">
          <Printer aria-hidden="true" />
          {t('people.print')}
        </button>
      </div>
    </section>
  );
}

type PersonResultProps = { person: Person; number: number; onInitials: (typed: string) => void };

function PersonResult({ person: { initials, schemes }, number, onInitials }: PersonResultProps) {
  const { t } = useLateTranslation('helping');
  const id = useId();
  return (
    <>
      <div className={styles.head}>
        <h3>{t('people.person', { number })}</h3>
        <label htmlFor={id} className="no-print">
          {t('people.initials')}
        </label>
        <input
          id={id}
          value={initials}
          maxLength={LONGEST_INITIALS}
          autoComplete="off"
          onChange={({ target }) => onInitials(target.value)}
        />
      </div>
      {schemes.length === 0 && <p>{t('people.nothing')}</p>}
      <ul>
        {schemes.map((scheme) => (
          <li key={scheme.id}>
            {scheme.title}: {scheme.amount}
          </li>
        ))}
      </ul>
    </>
  );
}
