import { escapeMarkup } from './escape.ts';

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
  return escapeMarkup(text).replaceAll('"', '&quot;');
}

/**
 * Keeps words with a hyphen on one line. Chrome takes a hyphen at the end of a line for a syllable break and leaves it
 * out when the text is copied: 022-25222023 would become 02225222023.
 */
export function unbroken({ html }: Html): Html {
  return {
    html: html.replace(/>[^<]+/g, (text) =>
      text.replace(/[^\s>/?&;=]*[^\s>/?&;=-]-[^\s/?&;=]+/g, '<span class="whole">$&</span>'),
    ),
  };
}

/** A text whose web addresses are links. */
export function linked(text: string): Html {
  const parts = text.split(/(https?:\/\/[^\s,;)]*[^\s,;).])/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))}`;
}
