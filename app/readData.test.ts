import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVED_NOTE } from './offline/cacheNames.ts';
import { writeData } from './readData.ts';

const { offerUpdate, showCopyNote } = vi.hoisted(() => ({ offerUpdate: vi.fn(), showCopyNote: vi.fn() }));
vi.mock('./offline/updateNotice.ts', () => ({ offerUpdate }));
vi.mock('./offline/copyNote.ts', () => ({ showCopyNote }));

const PATH = '/search/mr.json';
const FORMAT = 'search-2';
const NOTE = encodeURIComponent('जतन केलेली प्रत');

const fetched = vi.fn<typeof fetch>();
/** Imports the module again, because another test in this worker may have imported it without these mocks. */
async function read() {
  vi.resetModules();
  const { readData } = await import('./readData.ts');
  return readData(PATH, FORMAT);
}
const inFormat = (format: string, headers = {}) => new Response(writeData(format, { rupees: 1800 }), { headers });
const modes = () => fetched.mock.calls.map(([, init]) => init?.cache);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.stubGlobal('location', { pathname: '/mr/search' });
  offerUpdate.mockReset();
  showCopyNote.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

describe('a data file', () => {
  it('is read if it has the format of the script, without a note', async () => {
    fetched.mockResolvedValueOnce(inFormat(FORMAT));
    expect(await read()).toEqual({ rupees: 1800 });
    expect(modes()).toEqual(['default']);
    expect(showCopyNote).not.toHaveBeenCalled();
  });

  it.each([
    { what: 'has the format of an older release', kept: () => inFormat('search-1') },
    { what: 'has no format', kept: () => Response.json({ rupees: 1500 }) },
    { what: 'is the page of a Wi-Fi login', kept: () => new Response('<html>') },
  ])('is fetched past the caches if the copy of a cache $what', async ({ kept }) => {
    fetched.mockResolvedValueOnce(kept()).mockResolvedValueOnce(inFormat(FORMAT));
    expect(await read()).toEqual({ rupees: 1800 });
    expect(modes()).toEqual(['default', 'reload']);
    expect(offerUpdate).not.toHaveBeenCalled();
  });

  it('of a newer release than the page offers to reload the page, and reports no connection error', async () => {
    fetched.mockImplementation(async () => inFormat('search-3'));
    const settled = vi.fn();
    read().then(settled, settled);
    await vi.waitFor(() => expect(offerUpdate).toHaveBeenCalledWith(undefined, 'mr'));
    expect(settled).not.toHaveBeenCalled();
  });

  it.each([
    { what: 'the host fails', answers: [() => new Response('', { status: 503 })] },
    { what: 'the network is down', answers: [() => Promise.reject(new TypeError('Failed to fetch'))] },
    {
      what: 'the only copy has another format, and the network is down',
      answers: [() => inFormat('search-1', { [SAVED_NOTE]: NOTE }), () => Promise.reject(new TypeError())],
    },
    {
      what: 'every answer is the page of a Wi-Fi login',
      answers: [() => new Response('<html>'), () => new Response('<html>')],
    },
  ])('cannot be read if $what', async ({ answers }) => {
    for (const answer of answers) fetched.mockImplementationOnce(async () => answer());
    await expect(read()).rejects.toThrow();
    expect(offerUpdate).not.toHaveBeenCalled();
  });

  it('from a copy of the service worker is read, and the page shows a note about the copy', async () => {
    fetched.mockResolvedValueOnce(inFormat(FORMAT, { [SAVED_NOTE]: NOTE }));
    expect(await read()).toEqual({ rupees: 1800 });
    expect(showCopyNote).toHaveBeenCalledWith('जतन केलेली प्रत');
  });
});
