import { ServiceIcon, type ServiceIconName } from './ServiceIcon.tsx';
import styles from './StandingIcon.module.css';

type StandingIconProps = { name: ServiceIconName; className?: string | undefined };

/** The icon of a service on its ground line, as tiles and panels have it. `className` gives the space below it. */
export function StandingIcon({ name, className = '' }: StandingIconProps) {
  return (
    <span className={`${styles.ground} ${className}`}>
      <ServiceIcon name={name} />
    </span>
  );
}
