import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Folders, foldersIn } from '../folders.ts';
import { listMedia, type MediaFile } from './listMedia.ts';
import { addMediaRoutes } from './mediaRoutes.ts';

let project: string;
let folders: Folders;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'desk-media-'));
  folders = foldersIn(project, join(project, '.desk'));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(root: string, file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).jpeg();

describe('the list of pictures and PDFs', () => {
  it('names each file with its size and the fields that name it', async () => {
    write(folders.content, 'files/pdfs/rules.pdf', '%PDF-1');
    write(folders.content, 'pictures/albums/fair.jpg', await photograph(40, 20).toBuffer());
    write(folders.content, 'notices/fair.yaml', 'title: { en: Fair, mr: मेळावा }\npdf: /pdfs/rules.pdf\n');
    write(folders.content, 'site.yaml', 'notes: [See /pdfs/rules.pdf]\n');
    const [pdf, picture] = await listMedia(folders, 'en');
    expect(pdf).toMatchObject({ path: '/pdfs/rules.pdf', kind: 'pdf', bytes: 6, isDraft: false });
    expect(pdf?.usedIn).toMatchObject([
      { collection: 'notices', entry: 'fair', path: ['pdf'], title: { mr: 'मेळावा' } },
    ]);
    expect(picture).toMatchObject({
      path: '/pictures/albums/fair.jpg',
      kind: 'picture',
      width: 40,
      height: 20,
      usedIn: [],
    });
  });

  it('gives the pixels of a turned photograph as it is shown', async () => {
    write(folders.content, 'pictures/turned.jpg', await photograph(40, 20).withMetadata({ orientation: 6 }).toBuffer());
    expect(await listMedia(folders, 'en')).toMatchObject([{ width: 20, height: 40 }]);
  });

  it('contains the files of drafts, and counts a field once that is both published and in a draft', async () => {
    write(folders.drafts, 'files/pdfs/new.pdf', '%PDF-1');
    write(folders.content, 'files/pdfs/old.pdf', '%PDF-1');
    write(folders.content, 'notices/fair.yaml', 'pdf: /pdfs/old.pdf\n');
    write(folders.drafts, 'notices/fair.yaml', 'pdf: /pdfs/old.pdf\nannex: /pdfs/new.pdf\n');
    write(folders.drafts, 'notices/broken.yaml', 'pdf: [');
    const summary = ({ path, isDraft, usedIn }: MediaFile) => [path, isDraft, usedIn.length];
    expect((await listMedia(folders, 'mr')).map(summary)).toEqual([
      ['/pdfs/new.pdf', true, 1],
      ['/pdfs/old.pdf', false, 1],
    ]);
  });

  it('omits drawings of screens that no entry names, films and other files, and keeps unreadable pictures', async () => {
    write(folders.content, 'files/images/scenes/screen.svg', '<svg/>');
    write(folders.content, 'files/videos/film.mp4', '');
    write(folders.content, 'files/icons/icon.png', '');
    write(folders.content, 'pictures/broken.jpg', 'no picture');
    const [file, ...others] = await listMedia(folders, 'en');
    expect(others).toEqual([]);
    expect(file).toEqual({ path: '/pictures/broken.jpg', kind: 'picture', bytes: 10, isDraft: false, usedIn: [] });
  });

  it('is the response of its route, with labels in the language of the editor', async () => {
    write(folders.content, 'files/pdfs/rules.pdf', '%PDF-1');
    write(folders.content, 'notices/fair.yaml', 'title: { en: Fair, mr: मेळावा }\npdf: { en: /pdfs/rules.pdf }\n');
    const server = fastify();
    addMediaRoutes(server, folders);
    const labelIn = async (language: string) => {
      const { files } = (await server.inject({ url: `/api/media?language=${language}` })).json();
      return files[0].usedIn[0].field as string;
    };
    expect(await labelIn('mr')).toMatch(/[\u0900-\u097f]/);
    expect(await labelIn('en')).not.toMatch(/[\u0900-\u097f]/);
  });
});
