import { spawnSync } from 'node:child_process';
import { cpus, freemem, loadavg, release, totalmem, type } from 'node:os';
import { findChromium } from '#scripts/setup/chromium.mjs';

/** On what was measured, and how busy it was before. */
export type Machine = {
  date: string;
  commit: string;
  processor: string;
  cores: number;
  memoryGb: number;
  freeGb: number;
  system: string;
  node: string;
  chromium: string;
  load: number;
};

/** Asks the machine. The load is the mean number of busy programs of the last minute, this one among them. */
export async function describeMachine(): Promise<Machine> {
  const chromium = await findChromium();
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: wordsOf('git', 'rev-parse', '--short', 'HEAD'),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: totalmem() / 1e9,
    freeGb: freemem() / 1e9,
    system: `${type()} ${release()}`,
    node: process.version,
    chromium: chromium === undefined ? 'none' : wordsOf(chromium, '--version'),
    load: loadavg()[0] ?? 0,
  };
}

function wordsOf(program: string, ...args: string[]): string {
  return spawnSync(program, args, { encoding: 'utf8' }).stdout?.trim() || 'unknown';
}

/** One sentence, for the head of a table. */
export function onMachine(machine: Machine): string {
  const { date, commit, processor, cores, memoryGb, system, node, chromium, load } = machine;
  return (
    `Measured ${date} UTC, commit ${commit}: ${processor}, ${cores} cores, ${memoryGb.toFixed(0)} GB, ${system}, Node ${node.slice(1)}, ` +
    `${chromium.trim()}. Busy programs in the minute before: ${load.toFixed(1)}.`
  );
}
