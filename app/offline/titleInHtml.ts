/** Captures a title without the department's name. Must be a regular expression, because Trusted Types forbid DOMParser. */
const TITLE = /<title[^>]*>([^<]*?)(?: – [^<]*)?<\/title>/;

/** Reads the title of a saved page and cancels the rest of its body. */
export async function titleInHtml(page: Response): Promise<string | undefined> {
  const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    const title = TITLE.exec(text)?.[1];
    if (title === undefined) continue;
    await reader?.cancel();
    return decode(title);
  }
  return undefined;
}

/** The entities that React writes. */
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const decode = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
