import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { cataloguePath } from '#app/eligibility/loadCatalogue.ts';
import { LANGUAGES } from '#app/i18n/language.ts';
import { ageFacts, incomeFacts } from '#app/model/schemes/rules.ts';
import { schemePage } from '#app/screens/scheme/schemePage.server.ts';
import { finderData } from './finder-data.ts';

/** The file travels once, when the first question is answered, over the networks of villages. */
const MOST_BYTES = 20_000;

describe.each(LANGUAGES)('what the finder fetches in %s', (language) => {
  const file = finderData().get(cataloguePath(language)) ?? '[]';
  const catalogue: FinderScheme[] = JSON.parse(file);

  it('holds all schemes and is small on the way', () => {
    expect(catalogue).toHaveLength(77);
    expect(brotliCompressSync(file).length).toBeLessThan(MOST_BYTES);
  });

  it.each(catalogue.map((scheme) => ({ id: scheme.id, scheme })))(
    'says of $id what its page says',
    ({ id, scheme }) => {
      const page = schemePage(id, language);
      expect(page).toMatchObject({ title: scheme.title, asOf: scheme.asOf });
      expect(page?.benefits[0]).toEqual(scheme.benefit);
      expect(page?.reported).toEqual(scheme.reported);
      expect(ageFacts(scheme.eligibility)).toEqual(ageFacts(page?.eligibility ?? []));
      expect(incomeFacts(scheme.eligibility)).toEqual(incomeFacts(page?.eligibility ?? []));
      const { eligibility } = scheme;
      expect(eligibility.map(({ source: _source, ...rule }) => withoutLimit(rule))).toEqual(page?.eligibility);
    },
  );

  it('names a source only where a reader can open it', () => {
    const sources = catalogue.flatMap(({ eligibility }) => eligibility.flatMap(({ source }) => source ?? []));
    for (const source of sources) expect(source).toMatch(/^https:\/\//);
  });

  it('takes the limit of another scheme from that scheme', () => {
    const limits = (id: string) =>
      catalogue.find((scheme) => scheme.id === id)?.eligibility.filter(({ kind }) => kind === 'income');
    expect(limits('goi-post-matric-scholarship')).toMatchObject([{ maxRupees: 250_000 }]);
    expect(limits('freeship-tuition-exam-fees')).toMatchObject([{ aboveRupees: 250_000 }]);
  });
});

function withoutLimit<Rule extends object>(rule: Rule) {
  const { aboveRupees: _aboveRupees, ...rest } = rule as Rule & { aboveRupees?: number };
  return rest;
}
