import { sharedPicture } from '#app/handouts/picture.server.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { type Cautioned, sharedCaution } from '#app/model/cautions.ts';
import type { CombinedProvenance } from '#app/model/combineProvenance.server.ts';
import { site } from '#app/model/site/data.server.ts';
import type { SitePath } from '#app/screens.ts';
import { formatProvenance } from '../facts/Provenance.tsx';
import { createQrOutline } from '../media/createQrOutline.ts';
import { addCautionsToHead } from '../page/addCautionsToHead.server.ts';
import { formatMessage } from '../share/message.ts';

/** Collects the texts of a sheet's frame in one language, because a sheet has two languages and the client loads the texts of one. */
export function collectFrameTexts(entry: CombinedProvenance & { confidence: 'high' | 'medium' }, language: Language) {
  const t = words(language, 'sheet');
  const common = words(language, 'components');
  return {
    language,
    sender: `${site.department[language]}, ${site.government[language]}`,
    toWrite: t('toWrite'),
    printed: t('printed'),
    updated: site.lastUpdated,
    provenance: [
      formatProvenance(entry, common, language),
      ...(entry.confidence === 'medium' ? [common('toBeConfirmed')] : []),
      ...(site.adopted ? [] : [common('notAdopted')]),
    ].join(' '),
  };
}

type SheetTexts = { title: string; description: string; lines?: readonly string[] };

/**
 * Collects the loader data that every sheet has: metadata, QR code and message to send. `about`: the page that the sheet is
 * about. `lines` of `texts`: lines of the message after its title.
 */
export function collectSheetPage(
  about: SitePath,
  texts: SheetTexts,
  entry: Cautioned & { asOf: string },
  language: Language,
) {
  const address = site.address + pathIn(language, about);
  const caution = sharedCaution(entry, words(language, 'components'), language);
  const title = words(language, 'sheet')('pageTitle', { title: texts.title });
  const page = addCautionsToHead({ title, description: texts.description }, entry, language);
  const message = formatMessage({ title: texts.title, lines: texts.lines ?? [], caution, address });
  const sending = { message, picture: sharedPicture(about, language) };
  return { address, qr: createQrOutline(address), sending, page: { ...page, hidden: true } };
}
