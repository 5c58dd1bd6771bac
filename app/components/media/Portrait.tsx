import { Drawing } from './Drawing.tsx';
import styles from './Portrait.module.css';

/** Shows a square photo of a person, or a drawn person if there is none; hidden in data-saving mode. */
export function Portrait({
  src,
  size,
  className = '',
}: {
  src: string | undefined;
  size: number;
  className?: string | undefined;
}) {
  return (
    <div className={`${styles.portrait} ${className}`}>
      {src ? <img src={src} width={size} height={size} alt="" loading="lazy" /> : <Drawing name="avatar" />}
    </div>
  );
}
