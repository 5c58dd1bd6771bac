import { Copy, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLateTranslation } from '#app/i18n/useLateTranslation.ts';
import type { SitePath } from '#app/screens.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { formatMessage } from './message.ts';
import rows from './rows.module.css';
import { SendOnWhatsApp } from './SendOnWhatsApp.tsx';
import { SendPicture } from './SendPicture.tsx';
import styles from './ShareDialog.module.css';

type ShareDialogProps = Parameters<typeof formatMessage>[0] & {
  picture?: string | undefined;
  sheet?: SitePath | undefined;
  onClose: () => void;
  /** More rows. */
  children?: ReactNode;
};

/** Lists the ways to send the page, and shows the text that will be sent. */
export function ShareDialog({ title, lines, caution, address, picture, sheet, onClose, children }: ShareDialogProps) {
  const { t, ready } = useLateTranslation(['share', 'components']);
  const [sharing, setSharing] = useState<ShareOutcome>();
  if (!ready) return null;
  const message = formatMessage({ title, lines, caution, address });
  const text = message.slice(0, -address.length).trimEnd();
  // Empties the live region, so that the same text is announced again.
  const send = async (device?: { clipboard: Clipboard }) => {
    setSharing(undefined);
    setSharing(await sharePage({ title, text, url: address }, device));
  };
  return (
    <Dialog title={t('title')} onClose={onClose} isNarrow>
      <div className={styles.content}>
        <div className={rows.rows}>
          <SendOnWhatsApp message={message} />
          {picture && <SendPicture href={picture} text={message} />}
          <button type="button" onClick={() => send({ clipboard: navigator.clipboard })}>
            <Copy aria-hidden="true" />
            {t('copy')}
          </button>
          {sheet && (
            <PageLink to={sheet}>
              <Printer aria-hidden="true" />
              {t('components:printOnePage')}
            </PageLink>
          )}
          {'share' in navigator && (
            <button type="button" onClick={() => send()}>
              <Share2 aria-hidden="true" />
              {t('otherApps')}
            </button>
          )}
          {children}
        </div>
        <p role="status">{sharing && sharing !== 'handedOver' && t(sharing)}</p>
        <p className={styles.message}>
          <span>{t('message')}</span>
          {message}
        </p>
      </div>
    </Dialog>
  );
}

/** Outcome of sharing. The dialog reports only copying, because the share sheet of the device gives its own feedback. */
type ShareOutcome = 'handedOver' | 'copied' | 'notCopied';
type Device = { share?: (page: ShareData) => Promise<void>; clipboard?: Pick<Clipboard, 'writeText'> };

/** Opens the share sheet of the device. Copies text and address if there is no share sheet or it fails. */
export async function sharePage(page: ShareData, device: Device = navigator): Promise<ShareOutcome> {
  try {
    if (device.share) {
      await device.share(page);
      return 'handedOver';
    }
  } catch (reason) {
    // AbortError means that the visitor closed the share sheet. After any other error, copies the text.
    if (reason instanceof Error && reason.name === 'AbortError') return 'handedOver';
  }
  try {
    // `navigator.clipboard` is missing without HTTPS.
    if (!device.clipboard) return 'notCopied';
    await device.clipboard.writeText([page.text, page.url].filter(Boolean).join('\n'));
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
