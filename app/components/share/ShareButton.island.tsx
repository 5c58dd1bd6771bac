import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { retryableImport } from '#app/retryableImport.ts';
import type { SitePath } from '#app/screens.ts';
import { LoadError, useLazyComponent } from '../dialogs/useLazyComponent.tsx';
import { readPreference } from '../preferences/preferences.ts';

const loadDialog = retryableImport(() => import('./ShareDialog.tsx'));

export type ShareButtonProps = {
  title: string;
  /** Facts that are shared with the title and the address, one per line. */
  lines?: readonly string[] | undefined;
  /** What a reader must know before relying on the facts. */
  caution?: string | undefined;
  /** Maps ids of districts to a text that replaces the last of `lines` for visitors of this district. */
  lastLineByDistrict?: Readonly<Record<string, string>> | undefined;
  /** Query and fragment of the address at which the page shows the entry. */
  entry?: string | undefined;
  /** Address of a picture that can be sent instead of the page. */
  picture?: string | undefined;
  /** Path of the one-page version that is printed instead. */
  sheet?: SitePath | undefined;
  className?: string | undefined;
  /** More rows of the dialog. Islands pass none, because their properties must be JSON. */
  children?: ReactNode;
};

export function ShareButton(props: ShareButtonProps) {
  const {
    title,
    lines = [],
    caution,
    lastLineByDistrict = {},
    entry = '',
    picture,
    sheet,
    className,
    children,
  } = props;
  const { t } = useTranslation('components');
  const { Component: Dialog, failed, open, close } = useLazyComponent(loadDialog, 'ShareDialog');
  const linesForDistrict = () => {
    const district = readPreference('district', Object.keys(lastLineByDistrict)) ?? '';
    const lastLine = lastLineByDistrict[district];
    return lastLine === undefined ? lines : [...lines.slice(0, -1), lastLine];
  };
  return (
    <>
      <button type="button" className={`needs-script ${className}`} onClick={open}>
        <Share2 aria-hidden="true" />
        {t('share')}
      </button>
      <LoadError failed={failed} />
      {Dialog && (
        <Dialog
          title={title}
          lines={linesForDistrict()}
          caution={caution}
          address={pageAddress(entry)}
          picture={picture}
          sheet={sheet}
          onClose={close}
        >
          {children}
        </Dialog>
      )}
    </>
  );
}

/** Returns the canonical address, because the visitor's address may contain typed text or tracking parameters of a chat. */
function pageAddress(entry: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return (canonical?.href ?? location.origin + location.pathname) + entry;
}
