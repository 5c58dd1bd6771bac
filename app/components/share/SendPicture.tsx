import { Images } from 'lucide-react';
import type { MouseEvent } from 'react';
import { MAX_PICTURE_BYTES } from '#app/handouts/pictureSize.ts';
import { formatFileSize } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** `href`: address of the picture. `text`: message that is sent with it, for people who cannot see it. */
type SendPictureProps = { href: string; text: string };

/** Links the picture of the page. Opens the share sheet if the device can send files, otherwise saves the picture. */
export function SendPicture({ href, text }: SendPictureProps) {
  const { t, language } = useTranslation('components');
  const name = href.slice(href.lastIndexOf('/') + 1);
  const send = async (event: MouseEvent) => {
    if (!canSendPictures()) return;
    event.preventDefault();
    if ((await sendPicture(href, name, text)) === 'failed') downloadFile(href, name);
  };
  return (
    <a href={href} download={name} onClick={send}>
      <Images aria-hidden="true" />
      {t('sendAsPicture')}
      <small>{t('pictureSize', { size: formatFileSize(MAX_PICTURE_BYTES, language) })}</small>
    </a>
  );
}

type Device = { share: (data: ShareData) => Promise<void>; fetch: (address: string) => Promise<Response> };

/** Opens the share sheet of the device with the picture. */
export async function sendPicture(
  address: string,
  name: string,
  text: string,
  device: Device = { share: (data) => navigator.share(data), fetch: (url) => fetch(url) },
): Promise<'handedOver' | 'failed'> {
  try {
    const response = await device.fetch(address);
    if (!response.ok) return 'failed';
    await device.share({ files: [new File([await response.blob()], name, { type: 'image/png' })], text });
    return 'handedOver';
  } catch (reason) {
    // AbortError means that the visitor closed the sheet.
    return reason instanceof Error && reason.name === 'AbortError' ? 'handedOver' : 'failed';
  }
}

function canSendPictures(): boolean {
  const empty = new File([], 'picture.png', { type: 'image/png' });
  return 'share' in navigator && (navigator.canShare?.({ files: [empty] }) ?? false);
}

function downloadFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
