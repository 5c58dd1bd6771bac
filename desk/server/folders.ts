import { join } from 'node:path';

/** Where the desk reads and writes. */
export type Folders = {
  /** What is published. */
  content: string;
  /** Entries and files that are not ready; nothing of it is published. */
  drafts: string;
  /** The content with what is being written in it: the preview shows it, and entries are checked against it. */
  workshop: string;
  /** Former texts of entries, one file a save. */
  history: string;
  /** The page of the desk, made anew each time it opens. */
  app: string;
  /** Says that a desk is open, and where. */
  lock: string;
};

/** The folders of a copy of the project. */
export function foldersIn(project: string): Folders {
  const own = join(project, '.desk');
  return {
    content: join(project, 'content'),
    drafts: join(project, 'drafts'),
    workshop: join(own, 'content'),
    history: join(own, 'history'),
    app: join(own, 'app'),
    lock: join(own, 'open.json'),
  };
}
