import type { Returned } from '../../server/changes/changeTypes.ts';
import { formatNearMoment } from '../formatMoment.ts';
import { ProblemLinks } from '../ProblemLinks.tsx';
import { useTranslator } from '../words.ts';

/** Says who sent a change back, or took it back, and why; or what the content check found when it was to be published. */
export function ReturnedNote({ returned: { kind, by, at, remark, problems } }: { returned: Returned }) {
  const { language, t } = useTranslator();
  const when = formatNearMoment(at, new Date(), language);
  return (
    <div className="note returned">
      <p>
        {t(`changes.returned.${kind}`, { who: by.title[language], when })} {remark && <q>{remark}</q>}
      </p>
      <ProblemLinks problems={problems?.[language] ?? []} />
    </div>
  );
}
