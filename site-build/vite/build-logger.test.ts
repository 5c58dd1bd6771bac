import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildLogger, createProgress } from './build-logger.ts';

describe('the progress of a build', () => {
  let lines: string[];
  beforeEach(() => {
    lines = [];
    vi.useFakeTimers();
    vi.spyOn(console, 'info').mockImplementation((line) => lines.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** Calls `count` once per second, `parts` times in all. */
  const work = (count: () => void, parts: number) => {
    for (let part = 0; part < parts; part += 1) {
      vi.advanceTimersByTime(1_000);
      count();
    }
  };

  it('is reported every ten seconds and at the end of a long step', () => {
    vi.advanceTimersByTime(10_000);
    createProgress('before', 1)();
    work(createProgress('pictures', 25), 25);
    expect(lines).toEqual(['· before: 1 of 1', '· pictures: 10 of 25', '· pictures: 20 of 25', '· pictures: 25 of 25']);
  });

  it('is not reported for a short step', () => {
    work(createProgress('files', 1), 1);
    expect(lines).toEqual([]);
  });

  it('counts pages, not their data, and leaves other lines to Vite', () => {
    const logger = buildLogger(2);
    for (const path of ['/about', '/mr/about'])
      for (const kind of ['data', 'html']) {
        vi.advanceTimersByTime(1_000);
        logger.info(`Prerender (${kind}): ${path} -> \u001b[1mbuild${path}\u001b[22m`);
      }
    logger.info('vite v8 building client environment for production...');
    expect(lines).toEqual(['· pages: 2 of 2', '· scripts and styles: of the browser']);
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    logger.info('862 modules transformed');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('862 modules transformed'));
  });
});
