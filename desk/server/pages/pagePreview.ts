import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { inBoth, LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { isSignedIn } from '../accounts/sessions.ts';
import type { DeskState } from '../shared/deskState.ts';
import { answerOddRequests, rawRequestOptions } from '../shared/rawRequests.ts';
import type { PreviewAddresses } from './pageTypes.ts';
import { PreviewKeys } from './previewKeys.ts';
import { LIMITS, renderPages } from './renderPages.ts';
import { createRenderQueue } from './renderQueue.ts';
import { SHOW_SCRIPT, SHOW_STYLE } from './showScript.ts';
import { findSiteFile } from './siteFolder.ts';

/** `origin`: the address in browsers, which must differ from the desk's. `site`: returns the folder of the published site. */
type Options = { port: number; origin: string; site: () => string };

/** A page to preview. `owner`: whose older request ends when a newer one comes. `page`: the English path. `texts`: entries by file. */
type PreviewRequest = { user: number; owner: string; page: string; texts: ReadonlyMap<string, string> };

export type PagePreview = {
  origin: string;
  /** Renders a page in both languages. Throws an HttpError if it cannot be rendered (422), takes too long (503), or a newer request came (409). */
  show: (request: PreviewRequest) => Promise<PreviewAddresses>;
  close: () => Promise<void>;
};

const SHOW_FILES = new Map([
  ['/desk-show.js', { type: 'text/javascript', text: `localStorage.clear();${SHOW_SCRIPT}` }],
  ['/desk-show.css', { type: 'text/css', text: SHOW_STYLE }],
]);

const SHOW_ELEMENTS = '<script src="/desk-show.js"></script><link rel="stylesheet" href="/desk-show.css"/>';

const PREVIEW_ENDED = `<!DOCTYPE html><html lang="mr"><meta charset="utf-8"><title>404</title>
<p>हे पान येथे नाही, किंवा त्याची वेळ संपली. टेबलावरून ते पुन्हा उघडा.</p>
<p lang="en">This page is not here, or its time has ended. Open it again from the desk.</p>`;

/** Serves previews under keys, and the published site at its own addresses, on 127.0.0.1. Uses no cookies. */
export async function openPagePreview(desk: DeskState, { port, origin, site }: Options): Promise<PagePreview> {
  const work = join(desk.data, 'previews');
  rmSync(work, { recursive: true, force: true });
  const renderer = { server: join(desk.project, 'build', 'server'), work, folders: desk.folders };
  const keys = new PreviewKeys({
    drafts: desk.folders.drafts,
    now: desk.now,
    hasSession: (user) => desk.onlyUser?.id === user || isSignedIn(desk, user),
  });
  const enqueue = createRenderQueue();
  // Gives a slow computer time, because the only user of a local desk keeps nobody else waiting.
  const limits = desk.onlyUser ? { ...LIMITS, milliseconds: 60_000 } : LIMITS;
  // Falls back to the build of this project, whose scripts and styles the previews name.
  const roots = () => [site(), join(desk.project, 'build', 'client')];
  const server = createServer({ keys, roots, deskOrigin: desk.origin });
  await server.listen({ host: '127.0.0.1', port });
  const show = async ({ user, owner, page, texts }: PreviewRequest): Promise<PreviewAddresses> => {
    const { pathname } = new URL(page, origin);
    const paths = LANGUAGES.map((language) => pathIn(language, pathname));
    const rendered = await enqueue({ user, owner }, (signal) =>
      renderPages(renderer, { paths, texts }, signal, limits),
    );
    const after = keys.add(user, page, rendered);
    const isPublic = findSiteFile([site()], pathname)?.isPage === true;
    return {
      after: inBoth((language) => origin + after[language]),
      before: isPublic ? inBoth((language) => origin + pathIn(language, page)) : null,
    };
  };
  return { origin, show, close: () => server.close() };
}

type Served = { keys: PreviewKeys; roots: () => string[]; deskOrigin: string };

function createServer({ keys, roots, deskOrigin }: Served): FastifyInstance {
  const headers = protectiveHeaders(deskOrigin);
  const server = fastify({
    ...rawRequestOptions(headers),
    logger: false,
    // Responds to malformed addresses, for which Fastify runs no hooks.
    frameworkErrors: (_error, _request, reply) => sendEnded(reply.headers(headers), 400),
  });
  answerOddRequests(server);
  server.register(fastifyStatic, { root: roots()[1] ?? '', serve: false });
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
  });
  server.get('/*', async ({ raw: { url = '' } }, reply) => {
    const [pathname = ''] = url.split('?');
    const shown = SHOW_FILES.get(pathname);
    if (shown) return reply.type(shown.type).send(shown.text);
    const previewed = keys.find(pathname);
    if (typeof previewed === 'string') return reply.type('text/html; charset=utf-8').send(withShowScript(previewed));
    if (previewed) return reply.type(contentTypeOf(pathname)).send(await previewed());
    const file = findSiteFile(roots(), pathname);
    if (!file) return sendEnded(reply, 404);
    if (!file.isPage) return reply.sendFile(file.name, file.root, { cacheControl: false });
    const html = readFileSync(join(file.root, file.name), 'utf8');
    return reply.type('text/html; charset=utf-8').send(withShowScript(html));
  });
  return server;
}

/** Returns the headers of all answers. Their policy adds to the strict one in each page, which allows no script of a text. */
const protectiveHeaders = (deskOrigin: string) => ({
  'content-security-policy': `frame-ancestors ${deskOrigin}; worker-src 'none'; object-src 'none'; base-uri 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
});

const sendEnded = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(PREVIEW_ENDED);

/** Adds the script right after the policy, before the page's first script, which would follow a language saved in another frame. */
const withShowScript = (html: string) =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, (policy) => policy + SHOW_ELEMENTS);

const CONTENT_TYPES: Record<string, string> = {
  json: 'application/json',
  css: 'text/css',
  txt: 'text/plain; charset=utf-8',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

const contentTypeOf = (pathname: string) =>
  CONTENT_TYPES[/\w+$/.exec(pathname)?.[0] ?? ''] ?? 'application/octet-stream';
