/** Outcome of sharing. The share sheet of the device gives its own feedback, copying does not. */
export type Sharing = 'handedOver' | 'copied' | 'notCopied';

type Page = { title: string; text?: string; url: string };
type Device = { share?: (page: Page) => Promise<void>; clipboard?: Pick<Clipboard, 'writeText'> };

/** Opens the share sheet of the device, or else copies text and address. */
export async function sharePage(page: Page, device: Device = navigator): Promise<Sharing> {
  try {
    if (device.share) {
      await device.share(page);
      return 'handedOver';
    }
  } catch (reason) {
    // Closed by the visitor; after any other error the address is copied.
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
