/** Text of a page's title up to the name of the department, which is the same on every page. */
const TITLE = /<title[^>]*>([^<]*?)(?: – [^<]*)?<\/title>/;

/** The title of a saved page. It stands near the beginning: the rest of a hundred pages is not read. */
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

/** React writes no other entities than these. */
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const decode = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * The title in the data of a page. They are a flat list in which an object names its keys and values by their places:
 * `["page", …, "title", …]` and `{"_1": 2}`.
 */
export function titleInData(data: string): string | undefined {
  const values = readList(data.split('\n', 1)[0] ?? '');
  const read = (object: unknown, key: string) => {
    const place = (object as Record<string, unknown>)[`_${values.indexOf(key)}`];
    return typeof place === 'number' ? values[place] : undefined;
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
