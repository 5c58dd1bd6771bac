import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { isLeaf } from '#app/model/localize.ts';
import type { Path } from '#app/model/problems/problem.ts';
import type { FormSchema } from '../../server/forms.ts';
import type { DeskTranslator } from '../words.ts';

function partOf(form: FormSchema | undefined, step: string | number): FormSchema | undefined {
  if (!form) return undefined;
  if (typeof step === 'number') return form.items;
  const { properties, additionalProperties, keys, oneOf = [], anyOf = [] } = form;
  if (properties?.[step]) return properties[step];
  if (typeof additionalProperties === 'object')
    return { ...additionalProperties, title: keys?.find(({ key }) => key === step)?.name ?? step };
  return [...oneOf, ...anyOf].map((option) => partOf(option, step)).find((part) => part !== undefined);
}

/** Names a part of an entry by the labels of the form: “लाभ २: रुपये”. */
export function nameOfPart(form: FormSchema, path: Path, t: DeskTranslator): string {
  const names: string[] = [];
  let part: FormSchema | undefined = form;
  for (const step of path) {
    part = partOf(part, step);
    if (typeof step === 'number') names.push(t('item', { name: names.pop() ?? '', number: step + 1 }));
    else names.push(part?.title ?? step);
  }
  return names.join(': ') || (form.title ?? '');
}

/** Writes a part of an entry as a person reads it in a language, with the names of choices. */
export function textOfPart(
  form: FormSchema | undefined,
  path: Path,
  value: unknown,
  reader: { language: Language; t: DeskTranslator },
): string {
  const [step, ...rest] = path;
  if (step !== undefined) return textOfPart(partOf(form, step), rest, value, reader);
  if (value === undefined || value === null) return '';
  if (isLeaf(value)) return value[reader.language];
  if (Array.isArray(value)) return joinTexts(value.map((item) => textOfPart(form?.items, [], item, reader)));
  if (typeof value === 'object')
    return joinTexts(Object.entries(value).map(([key, inner]) => textOfPart(partOf(form, key), [], inner, reader)));
  if (typeof value === 'number') return value.toLocaleString(reader.language === 'mr' ? 'mr-IN' : 'en-IN');
  if (value === true) return reader.t('yes');
  return form?.oneOf?.find((option) => option.const === value)?.title ?? String(value);
}

const joinTexts = (texts: string[]) => texts.filter(Boolean).join(' · ');

/** Lists the languages in which a part must be shown: only that of the reader for a number or a choice. */
export function languagesOf(value: unknown, language: Language): readonly Language[] {
  return typeof value === 'object' ? LANGUAGES : [language];
}
