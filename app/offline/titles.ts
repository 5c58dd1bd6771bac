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

/** Reads the title in turbo-stream data, where objects refer to keys and values by index: `[{"_1": 2}, "title", "…"]`. */
export function titleInData(data: string): string | undefined {
  const values = readList(data.split('\n', 1)[0] ?? '');
  const read = (object: unknown, key: string) => {
    const index = (object as Record<string, unknown>)[`_${values.indexOf(key)}`];
    return typeof index === 'number' ? values[index] : undefined;
  };
  for (const value of values) {
    const page = isObject(value) ? read(value, 'page') : undefined;
    const title = isObject(page) ? read(page, 'title') : undefined;
    if (typeof title === 'string') return title;
  }
  return undefined;
}

function readList(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
