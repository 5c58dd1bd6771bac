import type { Bilingual } from '#app/model/fields.server.ts';
import type { Page } from '#app/model/pages/schema.server.ts';

export const sectionTexts = (sections: { title: Bilingual; content: Bilingual[] }[]) =>
  sections.flatMap(({ title, content }) => [title, ...content]);

/** Lists the texts of a plain page, which the search indexes. */
export function pageTexts(page: Page): Bilingual[] {
  switch (page.kind) {
    case 'information':
      return sectionTexts(page.sections);
    case 'steps':
      return [...page.steps.flatMap(({ what, content }) => [what, ...content]), ...sectionTexts(page.sections)];
    case 'empty':
      return [page.whatWillAppear, page.askMeanwhile];
  }
}
