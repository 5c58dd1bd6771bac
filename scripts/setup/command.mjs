// This folder runs before the packages are installed, so it must be plain JavaScript for Node 20 and use built-in modules.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

export const ROOT = join(import.meta.dirname, '../..');

/**
 * Runs a command in the project's folder. Collects its output without colour codes, or prints it if `show` is set.
 * Calls `onLine` with each line of standard output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean, onLine?: (line: string) => void }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { show = false, onLine } = {}) {
  const child = start(command, args, show ? 'inherit' : ['ignore', 'pipe', 'pipe']);
  const parts = [];
  child.stdout?.on('data', (part) => parts.push(part));
  child.stderr?.on('data', (part) => parts.push(part));
  if (onLine && child.stdout) createInterface(child.stdout).on('line', onLine);
  const stopped = forwardSignals(child);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: `${command} could not be run: ${error.message}` }));
    child.on('close', (code) => {
      const signal = stopped();
      if (signal) process.exit(128 + constants.signals[signal]);
      resolve({ ok: code === 0, output: stripVTControlCharacters(Buffer.concat(parts).toString()) });
    });
  });
}

/** Starts a command in the project's folder. On Windows npm is a shell script, which only a shell can start. */
export function start(command, args, stdio) {
  return spawn(command, args, { cwd: ROOT, stdio, shell: process.platform === 'win32' && command === 'npm' });
}

/** Forwards Ctrl-C and `kill` to a child. The returned function stops this and returns the last signal. */
export function forwardSignals(child) {
  let received;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const forward = (signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
    return received;
  };
}
