import { ServiceIcon, type ServiceIconName } from './ServiceIcon.tsx';
import styles from './StandingIcon.module.css';

type StandingIconProps = { name: ServiceIconName; className?: string | undefined };

export function StandingIcon({ name, className = '' }: StandingIconProps) {
  return (
    <span className={`${styles.ground} ${className}`}>
      <ServiceIcon name={name} />
    </span>
  );
}
