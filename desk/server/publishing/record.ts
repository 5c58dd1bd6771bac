import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { textsAt } from '#content-check/git.ts';
import { readPerson } from '../accounts/users.ts';
import { approvedVersions, readToPublish } from '../changes/approvedVersions.ts';
import { readChangeSummary, stateOfChange } from '../changes/changeStore.ts';
import { decideSpecification, SPECIFICATION } from '../decisions.ts';
import { withLastUpdated } from '../entries/entryStore.ts';
import type { Folders } from '../folders.ts';
import { publicationMessage } from '../history/publicationMessage.ts';
import type { DeskState } from '../shared/deskState.ts';
import { makeCommit, type NewFiles } from './makeCommit.ts';
import { isImmediate, type PublicationRow } from './publicationStore.ts';
import { PublishingError } from './publishingError.ts';
import { headOf, uncommittedFiles } from './repository.ts';
import { revertedFiles } from './revert.ts';
import { siteAddress } from './siteAddress.ts';

/** The commit of a publication and its parent. */
export type Recorded = { parent: string; made: string };

/**
 * Makes the commit of a publication. Throws PublishingError `handMade` if somebody changed content without a commit, `changedMeanwhile` if
 * a change is not what was approved, and `changedByHand` if a commit changed fields that are taken back.
 */
export async function record(desk: DeskState, row: PublicationRow): Promise<Recorded> {
  const { project, data, folders } = desk;
  const parent = await headOf(project);
  // Takes back at once even then, because the working copy keeps what somebody changed by hand.
  if (!isImmediate(row)) {
    const handMade = await uncommittedFiles(project, parent, join(data, 'publication.index'));
    if (handMade.length > 0) throw new PublishingError('handMade', handMade);
  }
  const texts = await textsAt(project, parent);
  const files = row.kind === 'publish' ? draftFiles(desk, row, texts) : await filesBefore(desk, row, texts);
  if (row.kind === 'publish') addDecisions(folders, texts, files);
  const site = String(files.get('site.yaml') ?? texts.get('site.yaml'));
  files.set('site.yaml', withLastUpdated(site, desk.now()));
  const made = await makeCommit(desk, { publication: row.id, parent, texts, files, ...describeCommit(desk, row) });
  return { parent, made };
}

type Texts = ReadonlyMap<string, string>;

/** Reads the approved drafts, word for word, the uploads that they name, and site.yaml, whose date every publication changes. */
function draftFiles(desk: DeskState, { changes }: PublicationRow, texts: Texts): NewFiles {
  const files: NewFiles = new Map([['site.yaml', texts.get('site.yaml')]]);
  for (const change of changes) {
    const found = readToPublish(desk, change, (file) => texts.get(file));
    const isApproved = isDeepStrictEqual(found.versions, approvedVersions(desk.database, change));
    if (!isApproved || stateOfChange(desk.database, change) !== 'publishing')
      throw new PublishingError('changedMeanwhile', [...found.texts.keys()]);
    for (const [file, content] of [...found.texts, ...found.uploads]) files.set(file, content);
  }
  return files;
}

async function filesBefore(desk: DeskState, row: PublicationRow, texts: Texts): Promise<NewFiles> {
  const { files, clashes } = await revertedFiles(desk, row, texts);
  if (clashes.length > 0) throw new PublishingError('changedByHand', clashes);
  return files;
}

/** Adds the specification if the changes name decisions of the department that differ from it. */
function addDecisions(folders: Folders, texts: Texts, files: NewFiles): void {
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
function describeCommit(desk: DeskState, row: PublicationRow) {
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
