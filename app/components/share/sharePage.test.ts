import { describe, expect, it, vi } from 'vitest';
import { sharePage } from './sharePage.ts';

const page = { title: 'Made-up', text: 'Made-up\nFor: seniors', url: 'https://site.example/scheme/made-up' };
const closedByVisitor = () => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' }));
const refused = () => Promise.reject(new Error('refused'));

describe('sharing a page', () => {
  it('hands title, text and address to the phone and copies nothing', async () => {
    const share = vi.fn(async () => {});
    const writeText = vi.fn(async () => {});
    expect(await sharePage(page, { share, clipboard: { writeText } })).toBe('handedOver');
    expect(share).toHaveBeenCalledWith(page);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing when the visitor closes the list', async () => {
    const writeText = vi.fn(async () => {});
    expect(await sharePage(page, { share: closedByVisitor, clipboard: { writeText } })).toBe('handedOver');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    { where: 'the phone has no list', share: undefined },
    { where: 'the list does not open', share: refused },
  ])('copies text and address where $where', async ({ share }) => {
    const writeText = vi.fn(async () => {});
    expect(await sharePage(page, { ...(share && { share }), clipboard: { writeText } })).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(`${page.text}\n${page.url}`);
  });

  it.each([
    { where: 'there is no clipboard', device: {} },
    { where: 'the clipboard is closed', device: { clipboard: { writeText: refused } } },
  ])('says that it could not copy where $where', async ({ device }) => {
    expect(await sharePage(page, device)).toBe('notCopied');
  });
});
