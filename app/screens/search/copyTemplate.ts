import { fillPlaceholders } from '#app/i18n/placeholders.ts';

/** Describes a copy of a template with its parts (`data-template-part`) and the values of its placeholders (`{{name}}`). */
export type TemplateCopy = {
  template: string;
  /** Names of the parts that the copy keeps. */
  parts?: readonly string[];
  values?: Readonly<Record<string, string>>;
};

/** Copies a template of the page. Does not fill placeholders inside values. */
export function copyTemplate({ template, parts = [], values = {} }: TemplateCopy): DocumentFragment {
  const { content } = document.querySelector(`[data-template="${template}"]`) as HTMLTemplateElement;
  const copy = document.importNode(content, true);
  for (const part of copy.querySelectorAll<HTMLElement>('[data-template-part]'))
    if (!parts.includes(part.dataset.templatePart as string)) part.remove();
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = fillPlaceholders(text.data, values);
  }
  return copy;
}
