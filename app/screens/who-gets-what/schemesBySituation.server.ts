import { formatFirstBenefit } from '#app/components/facts/benefitText.ts';
import { SITUATION_OPTIONS, type SituationId } from '#app/eligibility/questions.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { hasOtherBenefits } from '#app/model/schemes/otherBenefits.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';

type Audience = Scheme['audiences'][number];

/** Audiences of each life situation, for this table only: the finder reads conditions instead of audiences. */
const AUDIENCES: Record<SituationId, readonly Audience[]> = {
  student: ['student'],
  senior: ['senior'],
  single: ['widow', 'woman'],
  disability: ['disabled'],
  couple: ['couple'],
  'farm-labourer': ['farm-labourer'],
  business: ['entrepreneur'],
  work: ['sanitation-worker', 'leather-worker', 'matang'],
  'social-work': [],
  organisation: ['organisation'],
};

/** Audiences that no life situation covers. */
const OTHER_AUDIENCES: readonly Audience[] = ['anyone', 'family'];

export type SchemeGroup = ReturnType<typeof groupSchemesBySituation>[number];

export function groupSchemesBySituation(language: Language) {
  const t = words(language, 'schemes');
  const { compare } = new Intl.Collator(language);
  const rows = localize(schemes, language)
    .map(({ id, title, plainTitle, forWhom, audiences, benefits }) => {
      const [benefit] = benefits;
      if (!benefit) throw new Error(`content/schemes/${id}.yaml has no benefit`);
      const gets = formatFirstBenefit({ benefit, hasOtherBenefits: hasOtherBenefits(benefits) }, t, language);
      return { audiences, row: { id, name: plainTitle ?? title, forWhom, gets } };
    })
    .sort((a, b) => compare(a.row.name, b.row.name));
  const groups = [
    ...SITUATION_OPTIONS.map((id) => ({ id, audiences: AUDIENCES[id] })),
    { id: 'others' as const, audiences: OTHER_AUDIENCES },
  ];
  return groups
    .map(({ id, audiences }) => {
      const own = rows.filter((row) => row.audiences.some((audience) => audiences.includes(audience)));
      return { id, schemes: own.map(({ row }) => row) };
    })
    .filter((group) => group.schemes.length > 0);
}
