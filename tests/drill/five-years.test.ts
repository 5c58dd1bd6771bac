import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInIndia } from '#app/model/indiaTime.ts';
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
const { growth, retirement } = fiveYears(content, today);

async function contentErrors() {
  return (await content.problems()).filter(({ level }) => level === 'error');
}

describe('the content check', () => {
  it('finds no error after additions and corrections', async () => {
    for (const { make } of growth) make();
    expect(await contentErrors()).toEqual([]);
  });

  it('finds no error after retirements, and the tests of the content pass', async () => {
    for (const { make } of retirement) make();
    expect(await contentErrors()).toEqual([]);
    await runIn(project.folder, 'vitest', 'run', '--project', 'unit', '--no-isolate', '.content.test');
  });

  it('lists overrides of the specification and overdue reviews', async () => {
    const report = await content.report();
    expect(report).toContain(`since ${today} (${MADE_UP_DECISION})`);
    expect(report).toMatch(new RegExp(`To be checked again.*\\n.*schemes .*${SCHEME}`));
  });
});

describe('the site that is built after all changes', () => {
  const site = new FinishedSite(join(project.folder, 'build/client'));

  beforeAll(() => runIn(project.folder, 'npm', 'run', 'build'));

  // Omits the second HTML checker and the tests of picture files, which depend on components and not on content.
  it('passes the tests of finished pages', () =>
    runIn(project.folder, 'vitest', 'run', '--project', 'site', '--exclude', '**/{checker,picture-files}.test.ts'));

  it.each([...growth, ...retirement])('shows that $title', ({ verify }) => verify(site));
});
