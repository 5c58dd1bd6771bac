import { getDocumentProxy } from 'unpdf';
import { UnreadablePdf } from './values.ts';

/** `object`: the number of the object of the page. */
export type HeardPage = { text: string; object: number };

/** What a screen reader gets from a PDF. `language`: as the file names it, such as `mr-IN`. */
export type HeardPdf = { isTagged: boolean; language: string; title: string; pages: HeardPage[] };

/** Reads the tags, the properties and the text. Throws UnreadablePdf for a PDF that does not open. */
export async function hearPdf(pdf: Buffer): Promise<HeardPdf> {
  // Copies the bytes, because the library takes the buffer away.
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0, stopAtErrors: true }).catch(unreadable);
  const { info, metadata } = await document.getMetadata().catch(unreadable);
  const { Language: language = '', Title: title = '' } = info as { Language?: string; Title?: string };
  const marks = await document.getMarkInfo();
  const pages: HeardPage[] = [];
  let hasTags = false;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number).catch(unreadable);
    const tree = (await page.getStructTree().catch(unreadable)) as { children: unknown[] } | null;
    hasTags ||= (tree?.children.length ?? 0) > 0;
    const { items } = await page.getTextContent().catch(unreadable);
    pages.push({
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      object: page.ref?.num ?? 0,
    });
    page.cleanup();
  }
  const named = String(metadata?.get('dc:title') || title).trim();
  return { isTagged: Boolean(marks?.Marked) && hasTags, language: language ?? '', title: named, pages };
}

function unreadable(): never {
  throw new UnreadablePdf('does not open');
}
