import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { problemSentence } from '#app/model/problems/sentences.ts';

const place = mkdtempSync(join(tmpdir(), 'sheet-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const file = (name: string) => join(place, name);
cpSync('content', file('content'), { recursive: true });

// Precedes the imports, because the modules read CONTENT_ROOT when they are imported.
vi.stubEnv('CONTENT_ROOT', file('content'));
const { exportSheets } = await import('#spreadsheets/export/exportSheets.ts');
const { importSheets } = await import('#spreadsheets/import/importSheets.ts');

const [HOSTEL = ''] = readdirSync('content/hostels')
  .sort()
  .map((name) => name.replace('.yaml', ''));
const exported = await exportSheets('hostels', file('sheets'));
const ENTRY = file(`content/hostels/${HOSTEL}.yaml`);
const before = readFileSync(ENTRY, 'utf8');
const hostel = () => readFileSync(ENTRY, 'utf8');

const said = vi.spyOn(console, 'info').mockImplementation(() => {});
const refused = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  vi.clearAllMocks();
  writeFileSync(ENTRY, before);
});
const textOf = ({ mock }: typeof said) => mock.calls.join('\n');

/** Changes one cell of the exported file and saves it as another program would. */
async function edited(key: string, value: string | number): Promise<string> {
  const { sheets } = await readXlsx(readFileSync(file('sheets/hostels.xlsx')));
  const rows = sheets[0]?.rows ?? [];
  const row = rows.find(([id]) => id === HOSTEL) ?? [];
  row[rows[1]?.indexOf(key) ?? -1] = value;
  const plain = sheets.map((sheet) => ({ name: sheet.name, rows: sheet.rows }));
  writeFileSync(file('edited.xlsx'), await writeXlsx({ sheets: plain }));
  return file('edited.xlsx');
}

const noFlaws = async () => [];

// Needs a long timeout, because separate processes check all content.
describe('npm run sheet', { timeout: 120_000 }, () => {
  it('exports an .xlsx file and .csv files, and finds no changes in them', async () => {
    expect(exported).toEqual(
      expect.arrayContaining(
        ['hostels.xlsx', 'hostels.csv', 'hostels.photos.csv'].map((name) => file(`sheets/${name}`)),
      ),
    );
    const consent = vi.fn();
    expect(await importSheets([file('sheets/hostels.csv'), file('sheets/hostels.photos.csv')], consent)).toBe(true);
    expect(textOf(said)).toContain('The sheets say what the content says · तक्ते व मजकूर सारखेच आहेत');
    expect(consent).not.toHaveBeenCalled();
  });

  it('shows a change, and writes nothing when the user declines', async () => {
    expect(await importSheets([await edited('srNo', 81)], async () => false, noFlaws)).toBe(true);
    expect(textOf(said)).toContain(`content/hostels/${HOSTEL}.yaml\n  Sheet Hostels · वसतिगृहे, row 3, column `);
    expect(textOf(said)).toContain('    + 81\n');
    expect(textOf(said)).toContain('Nothing was written · काहीही लिहिले नाही');
    expect(hostel()).toBe(before);
  });

  it('does not overwrite a file that changed while the command waited for an answer', async () => {
    const theirs = `${before}# changed by hand\n`;
    const consent = async () => {
      writeFileSync(ENTRY, theirs);
      return true;
    };
    const importing = importSheets([await edited('srNo', 81)], consent, noFlaws);
    await expect(importing).rejects.toThrow('was changed while you were asked');
    expect(hostel()).toBe(theirs);
  });

  it('writes nothing when the content check finds a problem, and names the cell', async () => {
    const consent = vi.fn();
    const wrong = { code: 'figureOnlyEnglish', params: { figure: '5' } } as const;
    expect(await importSheets([await edited('place.en', 'Alibag, 5 km away')], consent)).toBe(false);
    expect(textOf(refused)).toContain(
      `Sheet Hostels · वसतिगृहे, row 3, column H (Place, English): ${problemSentence(wrong, 'en')}.`,
    );
    expect(textOf(refused)).toContain(
      `तक्ता Hostels · वसतिगृहे, ओळ ३, रकाना H (ठिकाण, इंग्रजी): ${problemSentence(wrong, 'mr')}.`,
    );
    expect(hostel()).toBe(before);
    expect(consent).not.toHaveBeenCalled();
  });

  const run = (words: string[], answer = '') =>
    spawnSync(process.execPath, ['scripts/sheet.ts', ...words], {
      env: { ...process.env, npm_config_yes: '' },
      input: answer,
      encoding: 'utf8',
    });

  it('asks for confirmation, and writes the changed line if the answer is yes', async () => {
    const { status, stdout } = run(['import', await edited('srNo', 81)], 'होय\n');
    expect([status, stdout]).toEqual([0, expect.stringContaining(`लिहिले:\n  content/hostels/${HOSTEL}.yaml`)]);
    expect(hostel()).toBe(before.replace(/srNo: \d+/, 'srNo: 81'));
  });

  it('refuses unreadable files with a message in both languages', async () => {
    writeFileSync(file('old.csv'), Buffer.from([0xe0, 0xa4, 0x2c, 0xff]));
    const importing = (name: string) => expect(importSheets([file(name)], async () => true)).rejects;
    await importing('old.csv').toThrow('cannot be read. Open it in your program and save it again');
    await importing('none.xlsx').toThrow('ही फाइल नाही');
    await importing('a.ods').toThrow('is neither .xlsx nor .csv');
    const { status, stderr } = run(['export', 'films']);
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run sheet export <collection>')]);
  });
});
