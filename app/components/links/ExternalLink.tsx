import { ExternalLink as NewTabIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './ExternalLink.module.css';

type ExternalLinkProps = { href: string; className?: string | undefined; plain?: boolean; children: ReactNode };

/** Opens another site in a new tab and tells screen readers so. `plain`: without the icon. */
export function ExternalLink({ href, className, plain = false, children }: ExternalLinkProps) {
  const { t } = useTranslation('components');
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      {!plain && <NewTabIcon className={styles.icon} aria-hidden="true" />}
      <span className="sr"> ({t('opensInNewTab')})</span>
    </a>
  );
}
