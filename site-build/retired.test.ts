import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Retired } from '#app/model/archive/kinds.server.ts';
import { resolveRoute } from '#server/addresses.ts';
import { listFiles, readReplaced } from '#server/files.ts';
import { writeRetired } from './retired.ts';

const CLOSED: Retired = {
  kind: 'events',
  id: '9000',
  title: { en: 'A meeting <of> all', mr: 'सर्वांची सभा' },
  on: '2027-04-01',
  why: { en: 'It was called off.', mr: 'ती रद्द झाली.' },
  source: [],
  list: '/notices/events',
  page: '/notices/events/9000',
  files: ['/notices/events/9000/event.ics', '/mr/notices/events/9000/event.ics'],
};
const REPLACED: Retired = { ...CLOSED, id: 'Old $days', page: '/photogallery/Old $days', replacedBy: '/scheme/a$b' };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const { page } of [CLOSED, REPLACED]) for (const language of ['', 'mr']) lay(`${language}${page}/index.html`);
  lay('notices/events/9000/event.ics');
});

function lay(file: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), file);
}

const answers = (path: string) => resolveRoute(path, listFiles(root), readReplaced(root));

describe('the finished site', () => {
  it('marks the page of a retired entry as gone, in both languages', async () => {
    await writeRetired(root, [CLOSED]);
    expect(answers('/notices/events/9000')).toEqual({ status: 410, file: 'notices/events/9000/gone.html' });
    expect(answers('/mr/notices/events/9000')).toEqual({ status: 410, file: 'mr/notices/events/9000/gone.html' });
  });

  it('replaces a retired file with a notice of date, reason and alternative, in both languages', async () => {
    await writeRetired(root, [CLOSED]);
    expect(answers('/notices/events/9000/event.ics')).toMatchObject({ status: 410 });
    const page = readFileSync(join(root, 'mr/notices/events/9000/event.ics/gone.html'), 'utf8');
    expect(page).toContain('<h1>A meeting &lt;of&gt; all</h1>');
    for (const text of ['1 April 2027', 'It was called off.', '१ एप्रिल २०२७', 'ती रद्द झाली.'])
      expect(page).toContain(text);
    expect(page).toMatch(/href="\/notices\/events"[\s\S]*href="\/mr\/notices\/events"/);
    expect(page).toContain('noindex');
  });

  it('redirects a replaced entry to its successor, also in nginx', async () => {
    await writeRetired(root, [REPLACED]);
    expect(answers('/mr/photogallery/Old%20$days?x=1')).toMatchObject({
      status: 301,
      headers: { location: '/mr/scheme/a$b' },
    });
    expect(readFileSync(join(root, '.hosts/replaced.conf'), 'utf8')).toBe(
      '"/photogallery/old $days" "/scheme/a%24b";\n"/mr/photogallery/old $days" "/mr/scheme/a%24b";\n',
    );
  });

  it.each(['/photogallery/New day', '/photogallery/New%20day'])('encodes the successor %j once', async (replacedBy) => {
    await writeRetired(root, [{ ...REPLACED, replacedBy: replacedBy as `/photogallery/${string}` }]);
    expect(answers('/photogallery/Old%20$days')).toMatchObject({ headers: { location: '/photogallery/New%20day' } });
  });

  it('has an empty list of redirects if nothing is retired', async () => {
    await writeRetired(root, []);
    expect(existsSync(join(root, '.hosts/replaced.conf'))).toBe(true);
    expect(readReplaced(root).size).toBe(0);
  });
});
