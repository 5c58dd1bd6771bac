import { schemes } from '#app/model/schemes/data.server.ts';
import { localize } from '#app/model/localize.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { amountText } from '#app/components/facts/benefitText.ts';
for (const s of schemes) for (const l of ['mr','en'] as const) {
  const { t } = wordsFor(l).of('schemes');
  for (const [i,b] of localize(s,l).benefits.entries()) console.log(s.id, l, i===0?'PANEL '+amountText(b,t,l):'', '| '+b.what+': '+amountText(b,t,l,{afterWhat:true}));
}
