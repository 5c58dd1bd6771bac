import { Accessibility, Building2, CalendarHeart, GraduationCap, HeartHandshake, UserRound } from 'lucide-react';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';

const SITUATIONS = [
  { audience: 'student', Icon: GraduationCap },
  { audience: 'senior', Icon: CalendarHeart },
  { audience: 'widow', Icon: UserRound },
  { audience: 'disabled', Icon: Accessibility },
  { audience: 'couple', Icon: HeartHandshake },
  { audience: 'organisation', Icon: Building2 },
] as const;

/** Links to the schemes for each life situation. */
export function Situations() {
  const { t } = useTranslation('search');
  return (
    <LinkList
      ways={SITUATIONS.map(({ audience, Icon }) => ({
        label: t(`situation.${audience}`),
        path: `/scheme?for=${audience}`,
        Icon,
      }))}
    />
  );
}
