import { formatDate } from '#app/i18n/dates.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { site } from '#app/model/site/data.server.ts';
import { type DocumentWord, documentWord } from './document-words.ts';
import { type Html, html, linked, unbroken } from './html.ts';
import { muktaFaces } from './mukta.ts';

/** A document that the site offers for download: one PDF in one language. */
export type SiteDocument = {
  /** Where it is served, `/pdfs/…`. */
  path: string;
  language: Language;
  title: string;
  /** Page of the site that offers it, as the route table writes it: `/rtsact`. */
  page: string;
  /** ISO day that its information describes. */
  asOf: string;
  body: Html;
};

/** The whole page of a document, ready to print. Tags, title and language of the PDF come from this HTML. */
export function documentPage({ language, title, page, asOf, body }: SiteDocument): string {
  const word = (name: DocumentWord) => documentWord(language, name);
  const address = `${site.address}${pathIn(language, page)}`;
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${title}</title><style>${{ html: `${muktaFaces()}${STYLE}${pageNumbers(language)}` }}</style></head>
<body>
<header><p class="department">${site.department[language]}</p><p>${site.government[language]}. ${site.division[language]}.</p></header>
<main>${unbroken(html`<h1>${title}</h1>
${body}`)}</main>
<footer><p>${word('asOf')}: ${formatDate(asOf, language)}.</p>
<p>${word('fromSite')}. ${site.owner[language]}.</p>
<p>${word('webPage')}: ${unbroken(linked(address))}</p></footer>
</body></html>`.html;
}

/** "Page 1 of 3" in the lower margin of every page. Generated content, so that a screen reader is not interrupted by it. */
function pageNumbers(language: Language): string {
  const count = {
    en: '"Page " counter(page) " of " counter(pages)',
    mr: '"पान " counter(page,devanagari) " / " counter(pages,devanagari)',
  }[language];
  return `@page{@bottom-right{content:${count};font:9pt Mukta;color:#44505C}}`;
}

const STYLE = `
@page{size:A4;margin:18mm 18mm 20mm}
body{margin:0;font:11pt/1.55 Mukta;color:#121922}
:lang(mr){line-height:1.7}
header{border-bottom:3pt solid #8B3819;padding-bottom:6pt;margin-bottom:16pt}
header p,footer p{margin:0}
.department{font-size:14pt;font-weight:700;color:#0A2D6B}
h1{font-size:21pt;line-height:1.25;margin:0 0 10pt}
h2{font-size:14pt;line-height:1.3;margin:18pt 0 6pt;break-after:avoid}
h3{font-size:12pt;margin:12pt 0 4pt;break-after:avoid}
:is(h1,h2):lang(mr){line-height:1.4}
p{margin:0 0 6pt}
ul,ol{margin:0 0 6pt;padding-inline-start:16pt}
ol:lang(mr){list-style-type:devanagari}
section{break-inside:avoid}
table{border-collapse:collapse;width:calc(100% - 1pt);margin:0 0 8pt}
caption{text-align:start;font-weight:700;padding-bottom:4pt}
th,td{border:.75pt solid #9B9FA5;padding:4pt 6pt;text-align:start;vertical-align:top}
th{background:#F1F6FE;font-weight:700}
th[scope=row]{width:34%}
.list th[scope=row]{width:auto}
tr,.short{break-inside:avoid}
.whole{white-space:nowrap}
.clause{break-after:avoid}
.sample{border-inline-start:4pt solid #DF9717;background:#FFF9EA;padding:5pt 8pt;font-weight:700}
a{color:#0849A2}
footer{border-top:.75pt solid #9B9FA5;margin-top:20pt;padding-top:6pt;font-size:9.5pt}
`;
