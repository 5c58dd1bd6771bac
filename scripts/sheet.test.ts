import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// The whole content is checked several times, by processes of their own.
describe('npm run sheet', { timeout: 120_000 }, () => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'sheet-'));
    cpSync('content', join(place, 'content'), { recursive: true });
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  const run = (words: string[], answer = '') =>
    spawnSync(process.execPath, ['scripts/sheet.ts', ...words], {
      env: { ...process.env, CONTENT_ROOT: join(place, 'content'), npm_config_yes: '' },
      input: answer,
      encoding: 'utf8',
    });
  const file = (name: string) => join(place, name);
  const hostel = () => readFileSync(file('content/hostels/alibag-girls.yaml'), 'utf8');

  /** Exports hostels, and writes the file again as another program would, with one cell changed. */
  async function edited(key: string, value: string | number): Promise<string> {
    expect(run(['export', 'hostels', file('sheets')]).status).toBe(0);
    const { sheets } = await readXlsx(readFileSync(file('sheets/hostels.xlsx')));
    const rows = sheets[0]?.rows ?? [];
    const row = rows.find(([id]) => id === 'alibag-girls') ?? [];
    row[rows[1]?.indexOf(key) ?? -1] = value;
    const plain = sheets.map((sheet) => ({ name: sheet.name, rows: sheet.rows }));
    writeFileSync(file('edited.xlsx'), await writeXlsx({ sheets: plain }));
    return file('edited.xlsx');
  }

  it('writes a file for spreadsheets and text files, and finds nothing in them that is new', () => {
    const { stdout } = run(['export', 'hostels', file('sheets')]);
    expect(stdout.trim().split('\n')).toEqual(
      ['hostels.xlsx', 'hostels.csv', 'hostels.photos.csv'].map((name) => file(`sheets/${name}`)),
    );
    const again = run(['import', file('sheets/hostels.csv'), file('sheets/hostels.photos.csv')]);
    expect(again.stdout).toBe('The sheets say what the content says · तक्ते व मजकूर सारखेच आहेत\n');
    expect(again.status).toBe(0);
  });

  it('shows a change, and writes it after a yes and not after a no', async () => {
    const before = hostel();
    const sheet = await edited('srNo', 81);
    const refused = run(['import', sheet], 'n\n');
    expect(refused.stdout).toContain('content/hostels/alibag-girls.yaml\n  Sheet Hostels · वसतिगृहे, row 3, column ');
    expect(refused.stdout).toContain('    + 81\n');
    expect(refused.stdout).toContain('Nothing was written · काहीही लिहिले नाही');
    expect(hostel()).toBe(before);
    expect(run(['import', sheet], 'होय\n').stdout).toContain('Written · लिहिले:\n  content/hostels/alibag-girls.yaml');
    expect(hostel()).toBe(before.replace(/srNo: \d+/, 'srNo: 81'));
  });

  it('writes nothing when the content check finds something, and names the cell', async () => {
    const before = hostel();
    const { status, stderr } = run(['import', await edited('place.en', 'Alibag, 5 km away'), '--yes']);
    expect(status).toBe(1);
    expect(stderr).toContain(
      'Sheet Hostels · वसतिगृहे, row 3, column H (Place, English) says 5, but the Marathi does not.',
    );
    expect(stderr).toContain('तक्ता Hostels · वसतिगृहे, ओळ ३, स्तंभ H (ठिकाण, इंग्रजी): यात ५ आहे, पण दुसऱ्या भाषेत नाही');
    expect(hostel()).toBe(before);
  });

  it('refuses what it cannot read, with a sentence in both languages', () => {
    writeFileSync(file('old.csv'), Buffer.from([0xe0, 0xa4, 0x2c, 0xff]));
    expect(run(['import', file('old.csv')]).stderr).toContain(
      'cannot be read. Open it in your program and save it again',
    );
    expect(run(['import', file('none.xlsx')]).stderr).toContain('ही फाइल नाही');
    expect(run(['import', file('a.ods')]).stderr).toContain('is neither .xlsx nor .csv');
    expect(run(['export', 'films']).stderr).toContain('npm run sheet export <collection>');
  });
});
