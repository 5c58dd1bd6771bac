import { rawContentFiles, withQuotedFigures, collectTexts } from '#content-check/text/texts.ts';
const files = withQuotedFigures(rawContentFiles());
for (const t of files.flatMap(collectTexts)) {
  for (const m of t.mr.matchAll(/.{0,30}₹?[०-९][०-९.,]*\s?(?:टक्के|टक्क[^ ]*|लाख[^ ]*|कोटी[^ ]*|%)[^ ]* ?[^ ]*/g)) console.log(m[0].replace(/\n/g,' '), ' @ ', t.file+':'+t.path.join('.'));
}
