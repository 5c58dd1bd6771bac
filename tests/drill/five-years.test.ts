import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInIndia } from '#app/model/events/rules.ts';
import { copyOfProject } from '#tests/projectCopy.ts';
import { MADE_UP_DECISION } from './changes.ts';
import { ContentCopy } from './contentCopy.ts';
import { FinishedSite } from './finishedSite.ts';
import { fiveYears, SCHEME } from './fiveYears.ts';
import { runIn } from './runIn.ts';

const today = dayInIndia(new Date());
const project = copyOfProject();
afterAll(() => project.remove());

const content = new ContentCopy(project.folder);
const changes = fiveYears(content, today);

/** Tests that state what holds for any content. One of them alters entries to see each problem told; it runs at the end. */
const CONTENT_TESTS = ['vitest', 'run', '--project', 'unit', '--no-isolate'];
const SLOW_TEST = 'every-problem';

describe('a change by an editor', () => {
  it.each(changes)('passes the content check and the tests that read content: $title', async ({ make }) => {
    make();
    const [problems] = await Promise.all([
      content.problems(),
      runIn(project.folder, ...CONTENT_TESTS, '.content.test', '--exclude', `**/${SLOW_TEST}*`),
    ]);
    expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('is told by the ledger: what overrides the specification, and what is to be checked again', async () => {
    const ledger = await content.ledger();
    expect(ledger).toContain(`since ${today} (${MADE_UP_DECISION})`);
    expect(ledger).toMatch(new RegExp(`To be checked again.*\\n.*schemes .*${SCHEME}`));
  });

  it('leaves every problem told as before', () => runIn(project.folder, ...CONTENT_TESTS, SLOW_TEST));
});

describe('the site built once after all changes', () => {
  const site = new FinishedSite(join(project.folder, 'build/client'));

  beforeAll(() => runIn(project.folder, 'npm', 'run', 'build'));

  it('passes every check of finished pages', () => runIn(project.folder, 'vitest', 'run', '--project', 'site'));

  it.each(changes)('shows it: $title', ({ shows }) => shows(site));
});
