import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Lays a copy of the finished site into `folder` in which these pages have no script and no fonts: what a browser needs at
 * least to show the same words, pictures and styles. Files that are no pages are the same ones, not copies.
 */
export function layBareSite(site: string, folder: string, paths: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.(html|css)(\.br|\.gz)?$/.test(file)) continue;
    const copy = placeIn(folder, relative(site, file));
    linkSync(file, copy);
  }
  const styles = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const pages = paths.map((path) => join(path, 'index.html'));
  for (const file of [...styles, ...pages]) writeBare(placeIn(folder, file), readFileSync(join(site, file), 'utf8'));
}

function placeIn(folder: string, file: string): string {
  const place = join(folder, file);
  mkdirSync(dirname(place), { recursive: true });
  return place;
}

function writeBare(file: string, text: string): void {
  const bare = file.endsWith('.html') ? bareOf(text) : withoutFontFaces(text);
  writeFileSync(file, bare);
  writeFileSync(`${file}.br`, brotliCompressSync(bare));
  writeFileSync(`${file}.gz`, gzipSync(bare));
}

/** A page without script and fonts. Its policy goes as well: it knows the styles by hashes that no longer fit. */
export function bareOf(page: string): string {
  const unscripted = page
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<link rel="(preload|modulepreload|prefetch)"[^>]*>/g, (link) =>
      /as="(font|script)"|modulepreload/.test(link) ? '' : link,
    );
  return withoutFontFaces(unscripted);
}

function withoutFontFaces(text: string): string {
  return text.replace(/@font-face\s*\{[^}]*\}/g, '');
}
