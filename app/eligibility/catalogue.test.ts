import { afterEach, describe, expect, it, vi } from 'vitest';
import { toColumns } from '#app/columns.ts';
import { writeData } from '#app/readData.ts';
import { CATALOGUE_FORMAT, loadCatalogue } from './catalogue.ts';

afterEach(() => vi.unstubAllGlobals());

const file = (schemes: object[]) => new Response(writeData(CATALOGUE_FORMAT, toColumns(schemes)));

describe('loadCatalogue', () => {
  it('fetches once per language, and again after a failure', async () => {
    const answers = [new Response('', { status: 503 }), file([{ id: 'vayoshree' }]), file([])];
    const fetched = vi.fn(async (_path: string) => answers.shift());
    vi.stubGlobal('fetch', fetched);

    await expect(loadCatalogue('en')).rejects.toThrow('/eligibility/en.json');
    const [one, other] = await Promise.all([loadCatalogue('en'), loadCatalogue('en')]);
    expect(one).toEqual([{ id: 'vayoshree' }]);
    expect(other).toBe(one);
    await expect(loadCatalogue('mr')).resolves.toEqual([]);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      '/eligibility/en.json',
      '/eligibility/en.json',
      '/eligibility/mr.json',
    ]);
  });
});
