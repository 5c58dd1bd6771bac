import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { UserError } from '#content-check/UserError.ts';
import { describePortError, parsePort } from './ports.ts';

it.each(['abc', '', '80', '65535', '4100.5', '-1'])('a desk does not begin at the port %j, and says why', (port) => {
  expect(() => parsePort(port)).toThrow(UserError);
  expect(() => parsePort(port)).toThrow(/--port.*whole number[\s\S]*पूर्ण संख्या/);
});

it('a desk begins at the port that is named, or at the usual one', () => {
  expect([parsePort('4300'), parsePort(undefined)]).toEqual([4300, 4100]);
});

it('a port that another program uses has a sentence, and another error stays as it is', async () => {
  const [first, second] = [createServer(), createServer()];
  onTestFinished(() => void first.close());
  await once(first.listen(0, '127.0.0.1'), 'listening');
  const { port } = first.address() as { port: number };
  const [error] = await once(second.listen(port, '127.0.0.1'), 'error').catch((refused) => [refused]);
  expect(describePortError(error, port)).toBeInstanceOf(UserError);
  expect(String(describePortError(error, port))).toContain(`${port} or ${port + 1}`);
  const other = new Error('other');
  expect(describePortError(other, port)).toBe(other);
});
