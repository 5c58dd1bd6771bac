import { describe, expect, it } from 'vitest';
import { compareWithPortals, isMisleading, isOffline, report, suggestions } from './findings.ts';
import type { LinkStatus } from './request.ts';

const URL_OF = 'https://portal.example';
const DEEP = `${URL_OF}/apply`;
const places = [{ file: 'content/portals/portal.yaml', path: ['url'] }];
const since = '2026-03-03';

const OK: LinkStatus = { verdict: 'ok', reason: 'answers 200' };
const DOWN: LinkStatus = { verdict: 'down', reason: 'answers 503' };
const MOVED: LinkStatus = { verdict: 'moved', reason: 'has moved to new.example', leadsTo: 'https://new.example/' };
const UNSURE: LinkStatus = { verdict: 'unsure', reason: 'answers programs with 403' };

function judged(answer: LinkStatus, said?: 'ok' | 'moved' | 'down', address = URL_OF) {
  const portals = [{ id: 'portal', url: URL_OF, ...(said && { state: { is: said, since } }) }];
  const findings = compareWithPortals([{ address, places }], new Map([[address, answer]]), portals);
  return { findings, result: findings[0]?.result, tips: suggestions(findings, portals, '2026-04-01') };
}

describe('the status of an address, compared with what the page says about its portal', {
  tags: ['conformance/link-questions'],
}, () => {
  it.each([
    { answer: OK, said: undefined, result: 'ok', wrong: false },
    { answer: OK, said: 'ok' as const, result: 'ok', wrong: false },
    { answer: OK, said: 'down' as const, result: 'recovered', wrong: true },
    { answer: OK, said: 'moved' as const, result: 'recovered', wrong: true },
    { answer: DOWN, said: undefined, result: 'broken', wrong: true },
    { answer: DOWN, said: 'down' as const, result: 'known', wrong: false },
    { answer: DOWN, said: 'moved' as const, result: 'broken', wrong: true },
    { answer: MOVED, said: undefined, result: 'moved', wrong: false },
    { answer: MOVED, said: 'moved' as const, result: 'known', wrong: false },
    { answer: UNSURE, said: 'down' as const, result: 'unsure', wrong: false },
  ])('is $result if the address is $answer.verdict and the page says $said', ({ answer, said, result, wrong }) => {
    const { findings, result: found } = judged(answer, said);
    expect(found).toBe(result);
    expect(findings.some(isMisleading)).toBe(wrong);
  });

  it('is "known" for an inner page of a portal if this site says that the portal is down', () => {
    expect(judged(DOWN, 'down', DEEP).result).toBe('known');
  });
});

describe('the advice', { tags: ['conformance/link-questions'] }, () => {
  it.each([
    { answer: DOWN, is: 'down' },
    { answer: MOVED, is: 'moved' },
  ])('is to record that a portal is $is, with the date', ({ answer, is }) => {
    expect(judged(answer).tips).toEqual([
      `content/portals/portal.yaml: write\n  state:\n    is: ${is}\n    since: '2026-04-01'`,
    ]);
  });

  it('is to remove an outdated status', () => {
    expect(judged(OK, 'down').tips).toEqual(['content/portals/portal.yaml: it opens. Remove "state:"']);
  });

  it('does not mention a portal if only one of its inner pages is gone', () => {
    expect(judged(DOWN, undefined, DEEP).tips).toEqual([]);
  });
});

describe('the network check', () => {
  it('reports no network when no host name resolves', () => {
    expect(isOffline([{ verdict: 'down', reason: 'has a name that is not known' }])).toBe(true);
  });

  it.each([OK, DOWN, UNSURE])('reports a network when any server answers: %j', (answer) => {
    expect(isOffline([{ verdict: 'down', reason: 'has a name that is not known' }, answer])).toBe(false);
  });
});

describe('the report', { tags: ['conformance/link-questions'] }, () => {
  const { findings, tips } = judged(MOVED);

  it('counts the results, and lists each address that needs attention with reason, target and file', () => {
    const text = report(findings, tips, '2026-04-01');
    expect(text).toContain('1 addresses: 0 ok, 0 broken, 0 recovered, 1 moved, 0 unsure, 0 known');
    expect(text).toContain(
      `| ${URL_OF} | has moved to new.example | https://new.example/ | content/portals/portal.yaml (url) |`,
    );
    expect(text).toContain("since: '2026-04-01'");
    expect(report(judged(OK).findings, [], '2026-04-01')).not.toContain('|');
  });
});
