import { expect, it } from 'vitest';
import { createTestDesk, testUser } from '#tests/testDesk.ts';
import { findUser } from '../accounts/users.ts';

it('a row that somebody wrote by hand is refused, instead of being taken for another', () => {
  const { desk, close } = createTestDesk();
  const { id } = testUser('clerk-1');
  for (const roles of ['["owner"]', '"administrator"', 'administrator']) {
    desk.database.prepare('UPDATE users SET roles = ? WHERE id = ?').run(roles, id);
    expect(() => findUser(desk.database, id), roles).toThrow();
  }
  close();
});
