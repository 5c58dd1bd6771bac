import { fillPlaceholders } from '#app/i18n/placeholders.ts';

/** A template on the page, whose parts (`data-part`) and placeholders (`{{name}}`) vary. */
export type Copy = {
  template: string;
  /** The parts that the copy keeps. */
  parts?: readonly string[];
  values?: Readonly<Record<string, string>>;
};

/** Copies a template of the page. A value that looks like a placeholder stays as it is. */
export function copyTemplate({ template, parts = [], values = {} }: Copy): DocumentFragment {
  const { content } = document.querySelector(`[data-template="${template}"]`) as HTMLTemplateElement;
  const copy = document.importNode(content, true);
  for (const part of copy.querySelectorAll<HTMLElement>('[data-part]'))
    if (!parts.includes(part.dataset.part as string)) part.remove();
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = fillPlaceholders(text.data, values);
  }
  return copy;
}
