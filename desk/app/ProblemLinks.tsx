import type { LocatedProblem } from '../server/problems.ts';
import { locatedTitle } from './editor/entryTitle.ts';
import { focusField } from './form/FormContext.ts';
import { entryHref } from './useRoute.ts';
import { useTranslator } from './words.ts';

/** Lists problems of several entries, each with a link to its field. */
export function ProblemLinks({ problems }: { problems: readonly LocatedProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul>
      {problems.map((problem) => (
        <li key={problemKey(problem)}>
          <ProblemLink problem={problem} /> {problem.message}
        </li>
      ))}
    </ul>
  );
}

const problemKey = ({ file, path, message }: LocatedProblem) => `${file} ${path.join('.')} ${message}`;

/** Links to the field, or shows only the file name if the desk cannot open it. */
function ProblemLink({ problem: { file, path, location: entryLocation } }: { problem: LocatedProblem }) {
  const { language } = useTranslator();
  const fieldPath = `${file} ${path.join('.')}`;
  if (!entryLocation) return <code>{fieldPath}</code>;
  const href = entryHref(entryLocation);
  const title = locatedTitle(entryLocation, language);
  return (
    // Focuses the field itself, because a link to the current address does not scroll.
    <a href={href} onClick={() => location.hash === href && focusField(path)}>
      {[title, entryLocation.field].filter(Boolean).join(': ')}
    </a>
  );
}
