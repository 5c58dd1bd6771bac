import {
  Accessibility,
  Brush,
  Building2,
  CalendarHeart,
  GraduationCap,
  HandHeart,
  HeartHandshake,
  Sprout,
  Store,
  UserRound,
  Users,
} from 'lucide-react';
import type { SituationId } from '#app/eligibility/questions.ts';

export const SITUATION_ICONS = {
  student: GraduationCap,
  senior: CalendarHeart,
  single: UserRound,
  disability: Accessibility,
  couple: HeartHandshake,
  'farm-labourer': Sprout,
  business: Store,
  work: Brush,
  'social-work': HandHeart,
  organisation: Building2,
  others: Users,
} as const satisfies Record<SituationId | 'others', unknown>;
