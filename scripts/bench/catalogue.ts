import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { formatNumber } from '#app/i18n/numbers.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';

/** Titles have a limit, and the number needs room. */
const LONGEST_TITLE = 130;

/**
 * Fills a `content/schemes` folder up to so many schemes: the real ones again and again, each with a number in its id
 * and titles. Always the same for the same content, so that two builds of one size can be compared.
 */
export function multiplySchemes(folder: string, count: number): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  const models = files.sort().map((file): Scheme => parse(readFileSync(join(folder, file), 'utf8')));
  for (let made = 0; made < count - files.length; made += 1) {
    const scheme = models[made % models.length];
    if (scheme === undefined) throw new Error(`There is no scheme in ${folder}`);
    const copy = numbered(scheme, Math.floor(made / models.length) + 2);
    writeFileSync(join(folder, `${copy.id}.yaml`), stringify(copy));
  }
}

function numbered(scheme: Scheme, number: number): Scheme {
  const named = ({ en, mr }: Scheme['title']) => ({
    en: `${en.slice(0, LONGEST_TITLE)} ${formatNumber(number, 'en')}`,
    mr: `${mr.slice(0, LONGEST_TITLE)} ${formatNumber(number, 'mr')}`,
  });
  return {
    ...scheme,
    id: `${scheme.id}-${number}`,
    title: named(scheme.title),
    ...(scheme.plainTitle && { plainTitle: named(scheme.plainTitle) }),
  };
}
