import type { FastifyInstance } from 'fastify';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseValue, problemsWhile } from '#app/model/load.server.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { HttpError } from '../../httpError.ts';
import { HEAVY } from '../accounts/rateLimits.ts';
import { entriesOfChange, openChangeOf } from '../changes/changeStore.ts';
import { type Collection, entryOfFile, entryPage } from '../entries/collections.ts';
import { boundedValue, parseFile } from '../entries/entryRequest.ts';
import { readTexts } from '../entries/entryStore.ts';
import { signedInUser } from '../shared/access.ts';
import type { DeskState } from '../shared/deskState.ts';
import { parseBody } from '../shared/parseBody.ts';
import { parseNumber } from '../shared/parseNumber.ts';
import type { PagePreview } from './pagePreview.ts';

const previewBody = z.object({ collection: z.string(), entry: z.string(), value: z.unknown().transform(boundedValue) });

/** Adds the routes that render the page of an entry with an edited value, or with the drafts of a change. */
export function addPreviewRoutes(server: FastifyInstance, desk: DeskState, pages: Pick<PagePreview, 'show'>): void {
  server.post('/api/preview', { config: { access: 'contributor', ...HEAVY } }, (request) => {
    const { value, ...entry } = parseBody(previewBody, request.body);
    const { collection: found, file } = parseFile(entry);
    refuseIncomplete(found, file, value);
    const { published, draft } = readTexts(desk.folders, file);
    const texts = draftsBeside(desk, file).set(file, editYaml(draft ?? published ?? '', value));
    const { id: user } = signedInUser(request);
    return pages.show({ user, owner: `${user} writes`, page: entryPage(found.name, value), texts });
  });
  server.get<{ Params: { id: string }; Querystring: { file?: string } }>(
    '/api/changes/:id/preview',
    { config: { access: 'signedIn', ...HEAVY } },
    (request) => {
      const { file = '' } = request.query;
      const texts = withoutIncomplete(textsOfChange(desk, parseNumber(request.params.id)), file);
      const collection = entryOfFile(file)?.collection;
      const text = texts.get(file);
      if (!collection || text === undefined) throw new HttpError(404, { reason: 'noSuchEntry' });
      const value: unknown = parse(text);
      refuseIncomplete(collection, file, value);
      const { id: user } = signedInUser(request);
      return pages.show({ user, owner: `${user} reads ${file}`, page: entryPage(collection.name, value), texts });
    },
  );
}

/** Refuses an entry that the site could not load, before a thread is started for it. Throws an HttpError with status 422. */
function refuseIncomplete(collection: Collection, file: string, value: unknown): void {
  if (!isComplete(collection, file, value)) throw new HttpError(422, { reason: 'previewIncomplete' });
}

const isComplete = ({ schema }: Collection, file: string, value: unknown) =>
  problemsWhile(() => parseValue(`content/${file}`, value, schema)).length === 0;

/** Returns the complete drafts of the open change that contains an entry, because the entry may refer to a new one of them. */
function draftsBeside(desk: DeskState, file: string): Map<string, string> {
  const change = openChangeOf(desk.database, file);
  return change === undefined ? new Map() : withoutIncomplete(textsOfChange(desk, change), file);
}

/** Returns the drafts of an open change. Returns the former texts of a published change, because taking it back brings these back. */
function textsOfChange({ database, folders }: DeskState, change: number): Map<string, string> {
  const texts = entriesOfChange(database, change).flatMap(({ file, base, open }): [string, string][] => {
    const text = open ? readTexts(folders, file).draft : base;
    return typeof text === 'string' ? [[file, text]] : [];
  });
  return new Map(texts);
}

function withoutIncomplete(texts: ReadonlyMap<string, string>, kept: string): Map<string, string> {
  const isUsable = ([file, text]: [string, string]) => {
    const collection = entryOfFile(file)?.collection;
    return file === kept || (collection !== undefined && isComplete(collection, file, parse(text)));
  };
  return new Map([...texts].filter(isUsable));
}
