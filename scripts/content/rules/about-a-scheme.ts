import { type ContentFile, plainsOf, type Text, textsOf } from '../texts.ts';

/** Other places that speak of a scheme without its path: the act that a scheme carries out, its notices and PDFs. */
const ALSO_ABOUT: Record<string, RegExp> = {
  'manual-scavengers-act':
    /^content\/acts\/manual-scavengers\.yaml |^content\/documents-text\.yaml (manual-scavengers-act-summary|sewer-deaths-compensation-2025)\b|^content\/notices\/sewer-deaths/,
};
const PATHS_ABOUT: Record<string, string> = { '/manual-scavenger-act/act': 'manual-scavengers-act' };

/** Letters. A shorter name, such as Swadhar, may stand for something else. */
const SHORTEST_NAME = 11;

/** What names a scheme: its id and its title. */
type Named = { id: string; title: { en: string } };

/** Texts outside `content/schemes` that speak of a scheme: beside its path, in a file of its id, or by its title. */
export function textsAbout({ id, title }: Named, others: ContentFile[]): Text[] {
  const name = title.en.replace(/^(Mukhyamantri|Maharashtra) /, '').replace(/ (Yojana|Scheme)$/, '');
  return others.flatMap((other) => {
    const texts = textsOf(other);
    if (/^content\/services\//.test(other.file) && (other.entry as { id?: string }).id === id) return texts;
    const parents = plainsOf(other)
      .filter(({ value }) => value === `/scheme/${id}` || PATHS_ABOUT[value] === id)
      .map(({ field }) => field.replace(/[^.]+$/, ''))
      .filter((parent) => parent !== '');
    return texts.filter(
      ({ file, field, en }) =>
        parents.some((parent) => field.startsWith(parent)) ||
        (name.length >= SHORTEST_NAME && en.includes(name)) ||
        ALSO_ABOUT[id]?.test(`${file} ${field}`),
    );
  });
}
