import { escapeMarkup } from '../escape.ts';
import { hexOfText } from './hex.ts';
import { addObject, objectOf, type PdfFile, replaced } from './objects.ts';

export type PdfMetadata = {
  title: string;
  language: string;
  /** Who publishes it. Stands as author, creator and producer: the program that printed it is nobody's concern. */
  publisher: string;
  /** ISO day of the content. The clock's time would make every run another file. */
  day: string;
};

/** Title, publisher, language and date, in both places where PDF readers look: the information dictionary and XMP. */
export function writeMetadata(file: PdfFile, { title, language, publisher, day }: PdfMetadata): void {
  const date = `(D:${day.replaceAll('-', '')}000000+00'00')`;
  objectOf(file, file.info).text = `<</Title ${pdfText(title)}
/Author ${pdfText(publisher)}
/Creator ${pdfText(publisher)}
/Producer ${pdfText(publisher)}
/CreationDate ${date}
/ModDate ${date}>>`;

  // Not packed, so that search programs that know no PDF find it. No PDF/UA mark: nobody has checked every one of its rules.
  const stream = Buffer.from(
    `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(title)}</rdf:li><rdf:li xml:lang="${language}">${escapeMarkup(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeMarkup(publisher)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${escapeMarkup(publisher)}</xmp:CreatorTool>
<xmp:CreateDate>${day}</xmp:CreateDate>
<xmp:ModifyDate>${day}</xmp:ModifyDate>
<pdf:Producer>${escapeMarkup(publisher)}</pdf:Producer>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`,
  );
  const metadata = addObject(file, { text: `<</Type /Metadata\n/Subtype /XML\n/Length ${stream.length}>>`, stream });
  const catalog = objectOf(file, file.root);
  catalog.text = replaced(catalog.text, />>$/, `\n/Metadata ${metadata} 0 R>>`);
}

/** A link says where it leads, for readers that cannot see the words above it. */
export function describeLinks(file: PdfFile): void {
  for (const object of file.objects.values()) {
    if (!/^<<\/Type \/Annot\s/.test(object.text) || /\/Contents /.test(object.text)) continue;
    const address = /\/URI (\((?:[^()\\]|\\.)*\))/.exec(object.text)?.[1];
    if (address) object.text = object.text.replace(/>>$/, `\n/Contents ${address}>>`);
  }
}

/** Chromium numbers the cells of its tables on from one document to the next. Here each document counts from zero. */
export function renumberCells(file: PdfFile): void {
  const tag = /\(node\d{8}\)/g;
  const objects = [...file.objects.values()];
  const tags = [...new Set(objects.flatMap(({ text }) => text.match(tag) ?? []))].sort();
  const numbered = new Map(tags.map((name, index) => [name, `(node${String(index).padStart(8, '0')})`]));
  for (const object of objects) object.text = object.text.replace(tag, (name) => numbered.get(name) ?? name);
}

function pdfText(text: string): string {
  return `<FEFF${hexOfText(text)}>`;
}
