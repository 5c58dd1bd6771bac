import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Language } from '#app/i18n/language.ts';
import { PICTURE_ENDINGS } from '#app/model/fields.server.ts';
import { parseYamlOnce } from '#app/model/yaml.server.ts';
import { type EntryLocation, locateEntry } from '../entries/listing.ts';
import { namedFiles } from '../entries/uploads.ts';
import type { Folders } from '../folders.ts';

/** A picture or PDF. `path`: as entries name it, such as `/pdfs/a.pdf`. `width` and `height` are in pixels. `usedIn`: the fields that name it. */
export type MediaFile = {
  path: string;
  kind: 'picture' | 'pdf';
  bytes: number;
  width?: number;
  height?: number;
  /** Whether only drafts have the file. */
  isDraft: boolean;
  usedIn: EntryLocation[];
};

const MEDIA = `{pictures,files/images,files/pdfs}/**/*.{${[...PICTURE_ENDINGS, 'pdf'].join(',')}}`;

/** Lists the pictures and PDFs of the content and of drafts by path. Labels of fields are in `language`. */
export async function listMedia(folders: Folders, language: Language): Promise<MediaFile[]> {
  const uses = findUses(folders, language);
  const files = new Map<string, { root: string; isDraft: boolean }>();
  for (const [root, isDraft] of [
    [folders.drafts, true],
    [folders.content, false],
  ] as const)
    for (const file of globSync(MEDIA, { cwd: root })) files.set(file.replaceAll('\\', '/'), { root, isDraft });
  const listed = [...files]
    // Omits the drawings of screens, which no entry needs to name.
    .filter(([file]) => uses.has(file) || !file.startsWith('files/images/scenes/'))
    .sort(([first], [second]) => (first < second ? -1 : 1));
  return Promise.all(
    listed.map(async ([file, { root, isDraft }]): Promise<MediaFile> => {
      const kind = file.endsWith('.pdf') ? 'pdf' : 'picture';
      const { size: bytes, mtimeMs } = statSync(join(root, file));
      const pixels = kind === 'picture' ? await pixelsOf(join(root, file), mtimeMs) : {};
      return {
        path: file.startsWith('files/') ? file.slice('files'.length) : `/${file}`,
        kind,
        bytes,
        ...pixels,
        isDraft,
        usedIn: uses.get(file) ?? [],
      };
    }),
  );
}

/** Maps each file to the fields that name it, in published entries and in drafts. A field of both counts once. */
function findUses(folders: Folders, language: Language): Map<string, EntryLocation[]> {
  const uses = new Map<string, EntryLocation[]>();
  const seen = new Set<string>();
  for (const root of [folders.drafts, folders.content])
    for (const name of globSync('**/*.yaml', { cwd: root })) {
      for (const { file, path } of namedFiles(readYaml(join(root, name)))) {
        const use = `${file} ${name} ${path.join('.')}`;
        const location = locateEntry({ ...folders, content: root }, { file: `content/${name}`, path }, language);
        if (!location || seen.has(use)) continue;
        seen.add(use);
        uses.set(file, [...(uses.get(file) ?? []), location]);
      }
    }
  return uses;
}

/** Returns an empty object for an unreadable file, which the list of entries reports. */
function readYaml(path: string): unknown {
  try {
    return parseYamlOnce(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

type Pixels = Pick<MediaFile, 'width' | 'height'>;

const knownPixels = new Map<string, Pixels>();

/** Reads the size of a picture once, until the file changes. Returns nothing for a picture that cannot be read. */
async function pixelsOf(path: string, mtimeMs: number): Promise<Pixels> {
  const key = `${path} ${mtimeMs}`;
  const known = knownPixels.get(key);
  if (known) return known;
  const pixels = await sharp(path)
    .metadata()
    .then(
      ({ autoOrient: { width, height } }) => ({ width, height }),
      () => ({}),
    );
  knownPixels.set(key, pixels);
  return pixels;
}
