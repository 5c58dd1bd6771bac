import type { Language } from '#app/i18n/language.ts';
import { inEverydayWords } from '../glossary/everydayWords.server.ts';
import { localize } from '../localize.ts';
import type { Situation } from './schema.server.ts';

export type SituationTile = { id: string; title: string; help: string };

export function situationTiles(situations: readonly Situation[], language: Language): SituationTile[] {
  return situations.map((situation) => {
    const { id, title, help } = localize(situation, language);
    return { id, title, help: inEverydayWords(help) };
  });
}
