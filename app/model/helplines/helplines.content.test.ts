import { describe, expect, it } from 'vitest';
import { AUDIENCES } from '../schemes/schema.server.ts';
import { allHelplines, listenerCall } from './helplines.server.ts';

const helplineOf = (number: string | undefined) => allHelplines('mr').find((helpline) => helpline.number === number);

describe('listenerCall', () => {
  it('chooses the helpline of the group of people, if there is one', () => {
    for (const audience of AUDIENCES) {
      const own = allHelplines('mr').find((helpline) => helpline.audience === audience);
      if (own) expect(listenerCall('mr', [audience])?.number).toBe(own.number);
    }
  });

  it('never sends a reader to the helpline of another group', () => {
    for (const audiences of [[], ...AUDIENCES.map((audience) => [audience])]) {
      const chosen = helplineOf(listenerCall('mr', audiences)?.number);
      expect([undefined, ...audiences]).toContain(chosen?.audience);
    }
  });
});
