import { errorAt, type Params, type Place, type Problem, type ProblemCode } from '#app/model/problems/problem.ts';
import { formatPlace } from '#app/model/problems/sentences.ts';
import { parseFigures } from '../text/figures.ts';
import { type ContentFile, collectEnglishTexts, collectPlainTexts, collectTexts } from '../text/texts.ts';

/** A value that must be the same in every place that mentions its subject. */
type Claim = Place & { subject: string; value: string };

/** Reports each claim that differs from the first claim about its subject. */
export function contradictions(
  claims: Claim[],
  code: ProblemCode,
  params: (subject: string, value: string, otherValue: string) => Params = () => ({}),
): Problem[] {
  return [...Map.groupBy(claims, ({ subject }) => subject)].flatMap(([subject, [first, ...others]]) => {
    if (!first) return [];
    const { value: otherValue } = first;
    return others
      .filter(({ value }) => value !== otherValue)
      .map((claim) => {
        const { value } = claim;
        return errorAt(claim, code, {
          value,
          other: formatPlace(first),
          otherValue,
          ...params(subject, value, otherValue),
        });
      });
  });
}

const CODE = /(?<!\d)\d{18}(?!\d)/g;
const ISO_DAY = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g;
const ACT = /\b(?:Maharashtra|Scheduled|Prohibition|Protection|Maintenance|Right)\b[\w’(), -]*? Act, \d{4}/;
const IN_FORCE = /in force (?:since|from) (\d{1,2} \w+ \d{4})/;

/** Requires all places to state the same date for a government resolution, and for the entry into force of an act. */
export function resolutions(files: ContentFile[]): Problem[] {
  return [
    ...contradictions(files.flatMap(resolutionClaims), 'resolutionDiffers', (code) => ({ code })),
    ...contradictions(files.flatMap(inForceClaims), 'inForceDiffers', (act) => ({ act })),
  ];
}

function resolutionClaims(contentFile: ContentFile): Claim[] {
  return [...collectPlainTexts(contentFile), ...collectEnglishTexts(contentFile)].flatMap(
    ({ file, path, field, value }) => {
      const days = daysIn(value);
      const codes = [...value.matchAll(CODE)].map(([code]) => code);
      if (codes.length === 1 && days.length === 1 && codes[0] && days[0])
        return [{ file, path, subject: codes[0], value: days[0] }];
      if (!/^governmentResolutions\b/.test(field) || days.length === 0) return [];
      const number = value.replace(ISO_DAY, '').replace(/[\s,()]+/g, '');
      return number === '' ? [] : [{ file, path, subject: number, value: days.join(', ') }];
    },
  );
}

/** Returns the complete dates in a text as ISO dates, in ascending order. */
function daysIn(text: string): string[] {
  const typed = [...text.matchAll(ISO_DAY)].map(([day]) => day);
  const written = parseFigures(text.replace(ISO_DAY, ' '), 'en')
    .map(({ key }) => key)
    .filter((key) => /^\d{4}-\d{2}-\d{2}$/.test(key));
  return [...new Set([...typed, ...written])].sort();
}

function inForceClaims(contentFile: ContentFile): Claim[] {
  const texts = collectTexts(contentFile);
  return texts.flatMap(({ file, path, en }) => {
    const day = IN_FORCE.exec(en)?.[1];
    if (!day) return [];
    // Takes the act from the sentence. If the sentence names no act, takes it from a title of the entry.
    const titles = texts.filter((text) => /title$/i.test(text.field));
    const act = [en, ...titles.map((title) => title.en)].flatMap((text) => ACT.exec(text)?.[0] ?? [])[0];
    return act ? [{ file, path, subject: act, value: day }] : [];
  });
}
