import { Accessibility, Bed, HomeIcon, IdCard, IndianRupee, MessageSquare, Plane, Scale } from 'lucide-react';

/** Icon names as content/services writes them (application specification, section 2). */
const ICONS = { IdCard, IndianRupee, Plane, Bed, Accessibility, HomeIcon, MessageSquare, Scale };

export type ServiceIconName = keyof typeof ICONS;

type ServiceIconProps = { name: ServiceIconName; className?: string | undefined };

/** The icon of a citizen service. It always stands beside the service's title, so it is not read out. */
export function ServiceIcon({ name, className }: ServiceIconProps) {
  const Icon = ICONS[name];
  return <Icon className={className} strokeWidth={1.75} aria-hidden="true" />;
}
