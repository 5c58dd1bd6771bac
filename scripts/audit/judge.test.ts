import { describe, expect, it } from 'vitest';
import { exceptionsSchema, judge } from './judge.ts';

const hole = (name: string, advisory: string) => ({
  source: 1_101_851,
  name,
  dependency: name,
  title: 'Takes a private address for a public one',
  url: `https://github.com/advisories/${advisory}`,
  severity: 'high',
  cwe: ['CWE-918'],
  cvss: { score: 8.1, vectorString: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:H/I:H/A:H' },
  range: '<=2.0.1',
});
const IP = 'GHSA-2p57-rm9w-gvfp';

/** What npm 11 writes: one hole, and a package that has it through another. */
const WITH_A_HOLE = {
  auditReportVersion: 2,
  vulnerabilities: {
    ip: {
      name: 'ip',
      severity: 'high',
      isDirect: false,
      via: [hole('ip', IP)],
      effects: ['proxy'],
      nodes: [],
      fixAvailable: false,
    },
    proxy: {
      name: 'proxy',
      severity: 'high',
      isDirect: true,
      via: ['ip'],
      effects: [],
      nodes: [],
      fixAvailable: false,
    },
  },
  metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 2, critical: 0, total: 2 } },
};
const CLEAN = { auditReportVersion: 2, vulnerabilities: {}, metadata: {} };
const REFUSED = {
  message: '405 Method Not Allowed',
  method: 'POST',
  statusCode: 405,
  body: '',
  error: { summary: '', detail: '' },
};

const exception = (until: string, name = 'ip') => ({
  advisory: IP,
  package: name,
  reason: 'Only a tool that runs offline.',
  until,
});

describe('what npm knows of the packages', () => {
  it.each([
    { title: 'nothing bad', answer: CLEAN, exceptions: [], result: 'passed', line: 'No known hole' },
    {
      title: 'a hole',
      answer: WITH_A_HOLE,
      exceptions: [],
      result: 'failed',
      line: `high: ip <=2.0.1: Takes a private address for a public one (https://github.com/advisories/${IP})`,
    },
    {
      title: 'an excepted hole',
      answer: WITH_A_HOLE,
      exceptions: [exception('2026-11-23')],
      result: 'passed',
      line: '1 excepted',
    },
    {
      title: 'a hole excepted for another package',
      answer: WITH_A_HOLE,
      exceptions: [exception('2026-11-23', 'proxy')],
      result: 'failed',
      line: 'high: ip',
    },
    {
      title: 'an exception whose day has come',
      answer: WITH_A_HOLE,
      exceptions: [exception('2026-11-22')],
      result: 'failed',
      line: 'ended on 2026-11-22',
    },
    {
      title: 'an old exception for nothing',
      answer: CLEAN,
      exceptions: [exception('2026-01-01')],
      result: 'failed',
      line: 'Look again',
    },
    {
      title: 'no answer',
      answer: REFUSED,
      exceptions: [],
      result: 'skipped',
      line: 'the registry does not answer (405 Method Not Allowed)',
    },
    {
      title: 'no answer, and an old exception',
      answer: REFUSED,
      exceptions: [exception('2026-01-01')],
      result: 'failed',
      line: 'Look again',
    },
    {
      title: 'nothing that could be read',
      answer: undefined,
      exceptions: [],
      result: 'skipped',
      line: 'the registry does not answer',
    },
  ])('is judged: $title', ({ answer, exceptions, result, line }) => {
    const verdict = judge(answer, exceptions, '2026-11-22');
    expect(verdict.result).toBe(result);
    expect(verdict.lines.join('\n')).toContain(line);
  });

  it('is told once for each hole', () => {
    const twice = {
      ...WITH_A_HOLE,
      vulnerabilities: { ...WITH_A_HOLE.vulnerabilities, other: { via: [hole('ip', IP)] } },
    };
    expect(judge(twice, [], '2026-11-22').lines).toHaveLength(1);
  });
});

it.each([
  { flaw: 'no reason', entry: { ...exception('2027-01-01'), reason: 'later' } },
  { flaw: 'no day', entry: { ...exception('soon') } },
  { flaw: 'no advisory', entry: { ...exception('2027-01-01'), advisory: 'all' } },
])('an exception is refused with $flaw', ({ entry }) => {
  expect(exceptionsSchema.safeParse([entry]).success).toBe(false);
});
