/** Text that is HTML already. Everything else that goes into a document is escaped. */
export type Html = { readonly html: string };

type Part = Html | Html[] | string | undefined | false;

/** Builds HTML: texts are escaped, lists are joined, `undefined` and `false` leave nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.reduce((done, string, index) => done + render(parts[index - 1]) + string) };
}

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  return Array.isArray(part) ? part.map(({ html }) => html).join('') : part.html;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A text whose web addresses are links. */
export function linked(text: string): Html {
  const parts = text.split(/(https?:\/\/[^\s,;)]*[^\s,;).])/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))}`;
}
