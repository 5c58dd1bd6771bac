import { use } from 'react';
import { Tag } from '../Tag.tsx';
import { useTranslator } from '../words.ts';
import { FormContext } from './FormContext.ts';
import styles from './SectionList.module.css';
import { type Section, type SectionState, stateOfSection } from './sections.ts';

const SIGNS: Record<SectionState, string> = { problems: '!', changed: '✎', empty: '○', complete: '✓' };

type Props = { sections: Section[]; open: Section; onOpen: (section: Section) => void };

/** Lists the sections of a form with their state. `open` is the section that is shown. */
export function SectionList({ sections, open, onOpen }: Props) {
  const { t } = useTranslator();
  const values = use(FormContext);
  return (
    <nav className={styles.sections} aria-label={t('sections')}>
      {sections.map((section) => {
        const { state, count } = stateOfSection(section, values);
        return (
          <button
            key={section.title}
            type="button"
            data-state={state}
            aria-current={section === open}
            onClick={() => onOpen(section)}
          >
            <span aria-hidden="true">{SIGNS[state]}</span> {section.title}{' '}
            {state === 'changed' || state === 'problems' ? (
              <Tag tone={state === 'problems' ? 'no' : 'warn'}>{t(`section.${state}`, { count })}</Tag>
            ) : (
              <span className="sr">{t(`section.${state}`, { count })}</span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
