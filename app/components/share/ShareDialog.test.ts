import { describe, expect, it, vi } from 'vitest';
import { sharePage } from './ShareDialog.tsx';

const page = { title: 'Made-up', text: 'Made-up\nFor: seniors', url: 'https://site.example/scheme/made-up' };
const closedByVisitor = () => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' }));
const refused = () => Promise.reject(new Error('refused'));

describe('sharePage', () => {
  it('passes title, text and address to the share sheet', async () => {
    const share = vi.fn(async () => {});
    const writeText = vi.fn(async () => {});
    expect(await sharePage(page, { share, clipboard: { writeText } })).toBe('handedOver');
    expect(share).toHaveBeenCalledWith(page);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing when the visitor closes the share sheet', async () => {
    const writeText = vi.fn(async () => {});
    expect(await sharePage(page, { share: closedByVisitor, clipboard: { writeText } })).toBe('handedOver');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    { where: 'the device has no share sheet', share: undefined },
    { where: 'the share sheet fails', share: refused },
  ])('copies text and address if $where', async ({ share }) => {
    const writeText = vi.fn(async () => {});
    expect(await sharePage(page, { ...(share && { share }), clipboard: { writeText } })).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(`${page.text}\n${page.url}`);
  });

  it.each([
    { where: 'there is no clipboard', device: {} },
    { where: 'the clipboard refuses access', device: { clipboard: { writeText: refused } } },
  ])('reports that copying failed if $where', async ({ device }) => {
    expect(await sharePage(page, device)).toBe('notCopied');
  });
});
