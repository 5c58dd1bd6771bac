import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { issuersUnconfirmed } from '#app/model/schemes/papers.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { schemeText } from './schemeText.server.ts';
import { situationText } from './situationText.server.ts';

describe.each(LANGUAGES)('who issues papers, in "%s"', (language) => {
  const caution = words(language, 'components')('issuersUnconfirmed');
  const linesOf = ({ parts }: ReturnType<typeof schemeText>) =>
    parts.find(({ title }) => title === words(language, 'scheme')('parts.documents'))?.lines ?? [];
  const pages = [
    ...schemes.filter(({ documents }) => documents.length > 0).map(({ id }) => schemeText(id, language)),
    ...situations.map(({ id }) => situationText(id, language)),
  ];

  it('is called unconfirmed above the papers of every scheme and situation, until somebody confirms it', () => {
    for (const page of pages)
      expect([page.title, linesOf(page)[0] === caution]).toEqual([page.title, issuersUnconfirmed]);
  });
});
