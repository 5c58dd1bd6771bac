import { Accessibility, Bed, HomeIcon, IdCard, IndianRupee, MessageSquare, Plane, Scale } from 'lucide-react';
import styles from './ServiceIcon.module.css';

/** Icon names of content/services (application specification, section 2). */
const ICONS = { IdCard, IndianRupee, Plane, Bed, Accessibility, HomeIcon, MessageSquare, Scale };
export type ServiceIconName = keyof typeof ICONS;
type ServiceIconProps = { name: ServiceIconName; className?: string | undefined };

export function ServiceIcon({ name, className = '' }: ServiceIconProps) {
  const Icon = ICONS[name];
  return <Icon className={`${styles.icon} ${className}`} aria-hidden="true" />;
}

/** Shows a service icon with a line below it. */
export function UnderlinedServiceIcon({ name, className = '' }: ServiceIconProps) {
  return (
    <span className={`${styles.ground} ${className}`}>
      <ServiceIcon name={name} />
    </span>
  );
}
