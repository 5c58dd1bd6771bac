import { createContext, use } from 'react';
import type { Content } from '../api.ts';
import { buttons } from '../buttons.ts';
import { useTranslator } from '../words.ts';

/** The glossary of the department. */
export const TermsContext = createContext<Content['terms']>([]);

type Props = { english: string; marathi: string; onChoose: (term: string) => void };

/** For terms in the English text, offers the official Marathi terms that the Marathi text does not contain. */
export function OfficialTerms({ english, marathi, onChoose }: Props) {
  const { t } = useTranslator();
  const terms = findTerms(english, use(TermsContext)).filter(({ mr }) => !marathi.includes(mr));
  if (terms.length === 0) return null;
  return (
    <p className="row">
      {t('terms')}:{' '}
      {terms.map(({ en, mr }) => (
        <button key={en} type="button" className={buttons.plain} onClick={() => onChoose(mr)}>
          <span lang="en">{en}</span> → <span lang="mr">{mr}</span>
          <span className="sr"> {t('insertTerm', { term: mr })}</span>
        </button>
      ))}
    </p>
  );
}

/** Returns at most six terms that a text contains, longest first. Omits terms that are part of a longer term. */
function findTerms(text: string, terms: Content['terms']): { en: string; mr: string }[] {
  const found = terms.flatMap(({ en, mr }) => {
    const english = en.find((term) => wordPattern(term).test(text));
    return english ? [{ en: english, mr }] : [];
  });
  const longest = found.sort((a, b) => b.en.length - a.en.length);
  return longest
    .filter(({ en }, index) => !longest.slice(0, index).some((longer) => longer.en.includes(en)))
    .slice(0, 6);
}

function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\w-])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'i');
}
