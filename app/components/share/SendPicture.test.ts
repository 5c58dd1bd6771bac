import { describe, expect, it, vi } from 'vitest';
import { sendPicture } from './SendPicture.tsx';

const address = '/cards/scheme/made-up-picture.en.png';
const found = async () => new Response('bytes');
const send = (device: Parameters<typeof sendPicture>[3]) => sendPicture(address, 'made-up.png', 'Made-up', device);

describe('sendPicture', () => {
  it('passes the picture and the text to the share sheet', async () => {
    const share = vi.fn(async (_data: ShareData) => {});
    expect(await send({ share, fetch: found })).toBe('handedOver');
    const [{ files = [], text } = {}] = share.mock.calls[0] ?? [];
    expect(files.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
      { name: 'made-up.png', type: 'image/png', size: 5 },
    ]);
    expect(text).toBe('Made-up');
  });

  it('does not save the picture when the visitor closes the share sheet', async () => {
    const share = () => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' }));
    expect(await send({ share, fetch: found })).toBe('handedOver');
  });

  it.each([
    { where: 'the share sheet fails', share: () => Promise.reject(new Error('refused')), fetch: found },
    { where: 'there is no network', share: async () => {}, fetch: () => Promise.reject(new TypeError('failed')) },
    { where: 'the picture is missing', share: async () => {}, fetch: async () => new Response('', { status: 404 }) },
  ])('reports that sending failed if $where', async ({ share, fetch }) => {
    expect(await send({ share, fetch })).toBe('failed');
  });
});
