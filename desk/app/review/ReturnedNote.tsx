import type { Returned } from '../../server/changes/changeTypes.ts';
import { formatNearMoment } from '../formatMoment.ts';
import { useTranslator } from '../words.ts';

/** Says who sent a change back, or took it back, and why. */
export function ReturnedNote({ returned: { kind, by, at, remark } }: { returned: Returned }) {
  const { language, t } = useTranslator();
  const when = formatNearMoment(at, new Date(), language);
  return (
    <p className="note returned">
      {t(`changes.returned.${kind}`, { who: by.title[language], when })} {remark && <q>{remark}</q>}
    </p>
  );
}
