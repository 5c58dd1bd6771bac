import type { Language } from '#app/i18n/language.ts';
import type { Returned } from '../../server/changes/changeTypes.ts';
import { formatNearMoment } from '../formatMoment.ts';
import { ProblemLinks } from '../ProblemLinks.tsx';
import { type DeskTranslator, useTranslator } from '../words.ts';

/** Says who sent a change back, or took it back, and why; what else became public; or what the content check found. */
export function ReturnedNote({ returned }: { returned: Returned }) {
  const { language, t } = useTranslator();
  const { kind, remark, problems, entries } = returned;
  return (
    <div className="note">
      <p>
        {reasonOf(returned, language, t)} {remark && <q>{remark}</q>}
      </p>
      {kind === 'takenBack' && entries && (
        <p>{t('changes.returned.elsewhere', { names: namesOf(entries, language) })}</p>
      )}
      <ProblemLinks problems={problems?.[language] ?? []} />
    </div>
  );
}

function reasonOf(
  { kind, by, at, cause, publication, entries }: Returned,
  language: Language,
  t: DeskTranslator,
): string {
  const who = by?.title[language] ?? '';
  const when = formatNearMoment(at, new Date(), language);
  if (kind !== 'basisChanged') return t(`changes.returned.${kind}`, { who, when });
  const names = namesOf(entries ?? [], language);
  return t(`changes.returned.basisChanged.${cause ?? 'outside'}`, { who, when, names, number: publication ?? 0 });
}

const namesOf = (entries: NonNullable<Returned['entries']>, language: Language) =>
  entries.map(({ title }) => title[language]).join(', ');
