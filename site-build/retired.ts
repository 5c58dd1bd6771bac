import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatDate } from '#app/i18n/format/dates.ts';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { createTranslator } from '#app/i18n/translate.ts';
import type { Retired } from '#app/model/archive/kinds.server.ts';
import { retiredEntries } from '#app/model/archive/retired.server.ts';
import { localizeRetired } from '#app/model/archive/retiredPage.server.ts';
import { findReferences } from '#content-check/references.ts';
import { renderBilingualPage } from '#server/error-page.ts';
import { REPLACED_FILE } from '#server/files.ts';
import { lowerCase } from '#server/spellings.ts';
import en from '#words/en/site/retired.json' with { type: 'json' };
import mr from '#words/mr/site/retired.json' with { type: 'json' };
import { escapeMarkup } from './media/escape.ts';

/**
 * For each retired page, and each retired file that nothing else references, writes `gone.html`, sent with status 410.
 * Lists the successors of retired pages. See docs/how-to/retire-an-entry.md.
 */
export async function writeRetired(folder: string, entries: readonly Retired[] = retiredEntries): Promise<void> {
  for (const entry of entries) {
    for (const language of entry.page === undefined ? [] : LANGUAGES) {
      const page = join(folder, decodeURI(pathIn(language, entry.page ?? '')));
      await rename(join(page, 'index.html'), join(page, 'gone.html'));
    }
    for (const file of entry.files.filter(
      (address) => findReferences({ collection: '', id: '', addresses: [address] }).length === 0,
    )) {
      const place = join(folder, file);
      await rm(place, { recursive: true, force: true });
      await mkdir(place, { recursive: true });
      await writeFile(join(place, 'gone.html'), filePage(entry));
    }
  }
  const replaced = entries.flatMap(replacedPages);
  const list = join(folder, REPLACED_FILE);
  await mkdir(dirname(list), { recursive: true });
  await writeFile(list, JSON.stringify(replaced));
  await writeFile(list.replace('.json', '.conf'), nginxRows(replaced));
}

type ReplacedAddress = readonly [from: string, to: string];

function replacedPages({ page, replacedBy }: Retired): ReplacedAddress[] {
  if (page === undefined || replacedBy === undefined) return [];
  return LANGUAGES.map((language) => [
    lowerCase(decodeURI(pathIn(language, page))),
    encodeURI(decodeURI(pathIn(language, replacedBy))),
  ]);
}

/** Formats rows of an nginx map. Encodes dollar signs, which would start a variable. */
function nginxRows(replaced: readonly ReplacedAddress[]): string {
  return replaced.map(([from, to]) => `"${from}" "${to.replaceAll('$', '%24')}";\n`).join('');
}

/** Renders the notice of a retired file in both languages, because the file's address has no language. */
function filePage(entry: Retired): string {
  const parts = LANGUAGES.map((language) => {
    const { title, why, on, instead } = localizeRetired(entry, language);
    const t = createTranslator(language, { en, mr });
    const link = instead
      ? linkTo(instead.path, instead.title ? t('instead', { title: instead.title }) : t('insteadUnnamed'), language)
      : linkTo(entry.list, t('whereNow'), language);
    const sentence = escapeMarkup(t('file', { date: formatDate(on, language) }));
    return `<section lang="${language}">
<h1>${escapeMarkup(title)}</h1>
<p>${sentence} ${escapeMarkup(why)}</p>
<p>${link}</p>
</section>`;
  });
  return renderBilingualPage(parts.join('\n'));
}

const linkTo = (path: string, text: string, language: Language) =>
  `<a href="${encodeURI(decodeURI(pathIn(language, path))).replaceAll('"', '%22')}">${escapeMarkup(text)}</a>`;
