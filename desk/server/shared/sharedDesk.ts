import type { DatabaseSync } from 'node:sqlite';
import type { Folders } from '../folders.ts';

/** What the routes of the shared desk need. `origin`: the address in browsers, such as `https://desk.example`. `data`: the folder for all that is not in git. */
export type SharedDesk = {
  project: string;
  data: string;
  folders: Folders;
  database: DatabaseSync;
  origin: string;
  now: () => Date;
};
