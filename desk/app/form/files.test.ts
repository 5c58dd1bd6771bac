import { afterEach, describe, expect, it, vi } from 'vitest';
import { LARGEST_UPLOAD } from '../../largestUpload.ts';
import { translatorIn } from '../words.ts';
import { uploadFile } from './files.ts';

afterEach(() => vi.unstubAllGlobals());

const fileOf = (size: number) => ({ size, name: 'a.pdf' }) as File;

describe('a file that is too large', () => {
  it('is refused before it is sent, in the language of the desk and with its digits', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const { upload, notes } = await uploadFile(fileOf(LARGEST_UPLOAD + 1), '/pdfs/a', translatorIn('mr'));
    expect(upload).toBeUndefined();
    expect(notes).toEqual([expect.stringMatching(/२० एमबी/)]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is refused in words when the server says so', async () => {
    const answer = { reason: 'largeFile', limit: 20 };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { status: 413 }));
    const { notes } = await uploadFile(fileOf(1), '/pdfs/a', translatorIn('en'));
    expect(notes).toEqual([translatorIn('en')('largeFile', { limit: 20 })]);
  });
});
