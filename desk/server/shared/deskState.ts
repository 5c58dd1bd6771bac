import type { DatabaseSync } from 'node:sqlite';
import type { User } from '../accounts/accountTypes.ts';
import type { Folders } from '../folders.ts';
import type { Machine } from './machine.ts';

/**
 * What the routes of the desk need. `origin`: the address in browsers, such as `https://desk.example`. `data`: the folder for all that is not
 * in git. `onlyUser`: only in a local desk, whose user does not sign in and publishes to git alone. `machine`: reads how long the machine has
 * run; without it, nobody notices that its clock was moved.
 */
export type DeskState = {
  project: string;
  data: string;
  folders: Folders;
  database: DatabaseSync;
  origin: string;
  now: () => Date;
  onlyUser?: User;
  machine?: () => Machine;
};
