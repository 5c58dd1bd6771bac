/** What became of a page that was to be sent on. Only `copied` and `notCopied` need words: the phone's own list speaks for itself. */
export type Sharing = 'handedOver' | 'copied' | 'notCopied';

type Page = { title: string; text?: string; url: string };
type Device = { share?: (page: Page) => Promise<void>; clipboard?: Pick<Clipboard, 'writeText'> };

/** Opens the phone's own list of ways to send a page. Where there is none, text and address are copied instead. */
export async function sharePage(page: Page, device: Device = navigator): Promise<Sharing> {
  try {
    if (device.share) {
      await device.share(page);
      return 'handedOver';
    }
  } catch (reason) {
    // The visitor closed the list. Any other failure leaves the address to copy.
    if (reason instanceof Error && reason.name === 'AbortError') return 'handedOver';
  }
  try {
    // Absent where the site is not served over HTTPS.
    if (!device.clipboard) return 'notCopied';
    await device.clipboard.writeText([page.text, page.url].filter(Boolean).join('\n'));
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
