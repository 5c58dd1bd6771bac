/**
 * `npm test`: runs every check of the project, and prints a line for each step and finally the totals.
 * `npm test -- unit journeys` runs only the steps `unit` and `journeys`. `VERBOSE=1 npm test` shows all output.
 * `npm run test:release` runs the slow checks that a release needs as well.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSite, isBuilt } from './setup/build.mjs';
import { ROOT, run } from './setup/command.mjs';
import { installPackages } from './setup/install.mjs';
import { countTests, summary } from './setup/results.mjs';
import { repositoryState } from './setup/state.mjs';

/**
 * Each step runs the npm script with its name, which may report tests in .reports/NAME.json and measurements in
 * NAME.txt.
 */
const STEPS = [
  { name: 'types', title: 'types' },
  { name: 'knip', title: 'unused files and packages' },
  { name: 'lint', title: 'format and lint' },
  { name: 'audit', title: 'known vulnerabilities in packages' },
  { name: 'content', title: 'content' },
  { name: 'unit', title: 'unit tests' },
  { name: 'build', title: 'build' },
  { name: 'site', title: 'finished pages', needsBuild: true },
  { name: 'delivery', title: 'delivery on three hosts', needsBuild: true },
  { name: 'journeys', title: 'browser journeys of each screen', needsBuild: true },
];

/** The steps of `npm run test:release`. */
const RELEASE_STEPS = [
  // Runs alone, because each publication already builds and reads the whole site.
  { name: 'desk-journeys', title: 'browser journeys of the desk', needsBuild: true },
  // Runs the background steps one after another, beside the journeys.
  { name: 'drill', title: 'five years of changes', needsBuild: true, isBackground: true },
  { name: 'mutants', title: 'mutants', isBackground: true },
  { name: 'release-journeys', title: 'browser journeys of the whole site and the examples', needsBuild: true },
];

const show = Boolean(process.env.VERBOSE);

let build;

const isRelease = process.argv[2] === '--release';

/** Contains the tested state, the time, and the result of each step, for `npm run conformance`. */
const RUN_REPORT = join(ROOT, `.reports/${isRelease ? 'release-run' : 'run'}.json`);
rmSync(RUN_REPORT, { force: true });
const begun = new Date();
const before = repositoryState(ROOT);

/** Shows the build's progress only while a step waits for it. */
let isBuildAwaited = false;
const onProgress = (line) => isBuildAwaited && process.stdout.write(`\n    ${line} `);

const results = [];
let background = Promise.resolve();
try {
  const steps = isRelease ? RELEASE_STEPS : chosenSteps(process.argv.slice(2));
  await installPackages();
  // Starts the build in parallel with checks that do not need it, unless all output is shown.
  if (!show && steps.some(({ name }) => name === 'build')) build = startBuild();
  for (const step of steps) {
    if (step.isBackground && !show)
      background = background.then(() => runStep(step)).then((result) => results.push(result));
    else results.push(await runStep(step));
  }
  await background;
} catch (error) {
  console.error(error.message);
  results.push({ title: 'preparation', passed: 0, failed: 1, skipped: [], seconds: 0 });
}
console.info(summary(results));
writeRunReport();
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

function writeRunReport() {
  const left = (isRelease ? RELEASE_STEPS : STEPS)
    .map(({ title }) => title)
    .filter((title) => results.every((result) => result.title !== title));
  const steps = results.map(({ title, passed, failed, skipped }) => ({ name: title, passed, failed, skipped }));
  mkdirSync(dirname(RUN_REPORT), { recursive: true });
  writeFileSync(
    RUN_REPORT,
    JSON.stringify({ begun, ended: new Date(), before, after: repositoryState(ROOT), left, steps }),
  );
}

function chosenSteps(names) {
  const all = [...STEPS, ...RELEASE_STEPS];
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no step "${unknown[0]}". The steps are: ${all.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? STEPS : all.filter(({ name }) => names.includes(name));
}

async function runStep({ name, title, isBackground, needsBuild }) {
  const [report, figures] = ['json', 'txt'].map((ending) => join(ROOT, `.reports/${name}.${ending}`));
  const begin = performance.now();
  if (!isBackground || show) process.stdout.write(`${title} …${show ? '\n' : ' '}`);
  // Deletes reports of an earlier run, so that they are not counted in this run.
  for (const file of [report, figures]) rmSync(file, { force: true });
  const { ok, output, seconds = secondsSince(begin) } = await attempt(name, needsBuild);
  console.info(`${isBackground && !show ? `\n${title} … ` : ''}${ok ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  if (!ok && !show) console.info(indent(output));
  if (existsSync(figures)) console.info(indent(readFileSync(figures, 'utf8')));
  return { title, seconds, ...countTests(ok, report) };
}

async function attempt(name, needsBuild) {
  if (name === 'build') {
    isBuildAwaited = true;
    build ??= startBuild();
    return build;
  }
  if (needsBuild) {
    isBuildAwaited = true;
    build ??= isBuilt() ? { ok: true } : startBuild();
    if (!(await build).ok) return notRun('the site could not be built. See why: npm test -- build');
  }
  return run('npm', ['run', name], { show });
}

async function startBuild() {
  const begin = performance.now();
  const result = await buildSite({ show, onProgress });
  return { ...result, seconds: secondsSince(begin) };
}

function secondsSince(begin) {
  return (performance.now() - begin) / 1000;
}

function notRun(reason) {
  return { ok: false, output: `Not run: ${reason}` };
}

function indent(text) {
  return text.trimEnd().replace(/^(?=.)/gm, '    ');
}
