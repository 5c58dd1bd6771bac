import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readPerson } from '../accounts/users.ts';
import { entriesOfChange, readChangeSummary } from '../changes/changeStore.ts';
import { decideSpecification, SPECIFICATION } from '../decisions.ts';
import { withLastUpdated } from '../entries/entryStore.ts';
import { referencedFiles } from '../entries/uploads.ts';
import { publicationMessage } from '../history/publicationMessage.ts';
import type { SharedDesk } from '../shared/sharedDesk.ts';
import { joinTexts } from './joinTexts.ts';
import { type FilesToCommit, makeCommit } from './makeCommit.ts';
import { isImmediate, type PublicationRow } from './publicationStore.ts';
import { PublishingError } from './publishingError.ts';
import { headOf, textsAt, uncommittedFiles } from './repository.ts';
import { revertedFiles } from './revert.ts';
import { siteAddress } from './siteAddress.ts';

/** The commit of a publication and its parent. */
export type Recorded = { parent: string; made: string };

/**
 * Makes the commit of a publication. Throws PublishingError `handMade` if somebody changed content without a commit, and `changedByHand` if
 * a commit changed the same fields.
 */
export function record(desk: SharedDesk, row: PublicationRow): Recorded {
  const { project, data } = desk;
  const parent = headOf(project);
  // Takes back at once even then, because the working copy keeps what somebody changed by hand.
  if (!isImmediate(row)) {
    const handMade = uncommittedFiles(project, parent, join(data, 'publication.index'));
    if (handMade.length > 0) throw new PublishingError('handMade', handMade);
  }
  const { files, clashes } = row.kind === 'publish' ? draftFiles(desk, row, parent) : revertedFiles(desk, row, parent);
  if (clashes.length > 0) throw new PublishingError('changedByHand', clashes);
  if (row.kind === 'publish') addDecisions(desk, parent, files);
  const site = String(files.get('site.yaml') ?? textsAt(project, parent, ['site.yaml']).get('site.yaml'));
  files.set('site.yaml', withLastUpdated(site, desk.now()));
  return { parent, made: makeCommit(desk, { publication: row.id, parent, files, ...describeCommit(desk, row) }) };
}

/** Reads the drafts of the changes, the uploads that they refer to, and site.yaml, whose date every publication changes. */
function draftFiles(
  { project, database, folders }: SharedDesk,
  { changes }: PublicationRow,
  parent: string,
): FilesToCommit {
  const clashes: string[] = [];
  const entries = changes.flatMap((change) => entriesOfChange(database, change));
  const texts = textsAt(project, parent, ['site.yaml', ...entries.map(({ file }) => file)]);
  const files: FilesToCommit['files'] = new Map([['site.yaml', texts.get('site.yaml')]]);
  for (const { file, base } of entries) {
    const draft = readFileSync(join(folders.drafts, file), 'utf8');
    const joined = joinTexts(base ?? undefined, draft, texts.get(file));
    if (joined === 'clash') clashes.push(file);
    else files.set(file, joined.text);
    for (const name of referencedFiles(parse(draft)))
      if (existsSync(join(folders.drafts, name))) files.set(name, readFileSync(join(folders.drafts, name)));
  }
  return { files, clashes };
}

/** Adds the specification if the changes name decisions of the department that differ from it. */
function addDecisions({ project, folders }: SharedDesk, parent: string, files: FilesToCommit['files']): void {
  const texts = textsAt(project, parent, [SPECIFICATION, ...files.keys()]);
  const before = files.get(SPECIFICATION) ?? texts.get(SPECIFICATION);
  if (typeof before !== 'string') return;
  const changed = [...files].flatMap(([file, text]) =>
    typeof text === 'string'
      ? [{ file, before: parse(texts.get(file) ?? '') as unknown, after: parse(text) as unknown }]
      : [],
  );
  const decided = decideSpecification(folders, before, changed);
  if (decided !== before) files.set(SPECIFICATION, decided);
}

/** Describes the commit by posts. A take-back has neither writers nor approvers, because it needs no second person. */
function describeCommit(desk: SharedDesk, row: PublicationRow) {
  const changes = row.changes.map((change) => readChangeSummary(desk, change));
  const posts = (people: { title: { en: string } }[]) => [...new Set(people.map(({ title }) => title.en))];
  const publisher = readPerson(desk.database, row.requested_by).title.en;
  const titles = changes.map(({ title, entries }) => title || entries[0]?.title.en || '').join('; ');
  const reasons = changes.flatMap(({ reason }) => reason || []).join('\n\n');
  const isTakeBack = row.kind === 'takeBack';
  const writtenBy = isTakeBack ? [] : posts(changes.flatMap(({ writers }) => writers));
  const message = publicationMessage({
    title: isTakeBack ? `take back ${titles}` : titles,
    reason: isTakeBack ? row.reason : reasons,
    publication: row.id,
    changes: row.changes,
    writtenBy,
    approvedBy: isTakeBack ? [] : posts(changes.flatMap(({ approvedBy }) => approvedBy ?? [])),
    publishedBy: publisher,
    takesBack: row.undoes,
  });
  const email = `no-reply@${new URL(siteAddress(desk)).hostname}`;
  return { message, author: writtenBy.join(', ') || publisher, committer: publisher, email };
}
