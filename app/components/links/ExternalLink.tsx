import { ExternalLink as NewTabIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './ExternalLink.module.css';

type ExternalLinkProps = ComponentProps<'a'> & { href: string; withoutIcon?: boolean };

/** Opens another site in a new tab and tells screen readers so. */
export function ExternalLink({ withoutIcon = false, children, ...link }: ExternalLinkProps) {
  const { t } = useTranslation('components');
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      {!withoutIcon && <NewTabIcon className={styles.icon} aria-hidden="true" />}
      <span className="sr"> ({t('opensInNewTab')})</span>
    </a>
  );
}
