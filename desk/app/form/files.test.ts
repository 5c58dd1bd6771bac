import { afterEach, describe, expect, it, vi } from 'vitest';
import { LARGEST_UPLOAD } from '../../largestUpload.ts';
import { translatorIn } from '../words.ts';
import { uploadFile } from './files.ts';

afterEach(() => vi.unstubAllGlobals());

const fileOfSize = (size: number) => ({ size, name: 'a.pdf' }) as File;

describe('a file that is too large', () => {
  it('is rejected before it is sent, with a message in the language and digits of the editor', async () => {
    const fetchMock = vi.fn();
    vi.stubGlobal('fetch', fetchMock);
    const { upload, notes } = await uploadFile(fileOfSize(LARGEST_UPLOAD + 1), '/pdfs/a', 'mr');
    expect(upload).toBeUndefined();
    expect(notes).toEqual([expect.stringMatching(/२० एमबी/)]);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('causes a message to the editor when the server rejects it', async () => {
    const body = { reason: 'largeFile', limit: 20 };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 413 }));
    const { notes } = await uploadFile(fileOfSize(1), '/pdfs/a', 'en');
    expect(notes).toEqual([translatorIn('en')('largeFile', { limit: 20 })]);
  });
});

it('a file that cannot be sent causes a message in the language of the editor', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { notes } = await uploadFile(fileOfSize(1), '/pdfs/a', 'mr');
  expect(notes).toEqual([expect.stringMatching(/^फाइल ठेवता आली नाही: प्रणालीकडून उत्तर आले नाही/)]);
});
