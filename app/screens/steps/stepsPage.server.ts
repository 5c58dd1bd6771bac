import type { Language } from '#app/i18n/language.ts';
import { helplinesById } from '#app/model/helplines/helplines.server.ts';
import { localize } from '#app/model/localize.ts';
import { referredOffice } from '#app/model/offices/data.server.ts';
import { stepsPage } from '#app/model/pages/data.server.ts';
import { linkedPortal } from '#app/model/portals/data.server.ts';
import { collectSources } from '#app/model/sources.server.ts';

/** Collects the texts of a page of steps, with the portals, helplines and offices that it names by id. */
export function collectStepsPage(id: string, language: Language) {
  const page = stepsPage(id);
  const file = `content/pages/${id}.yaml`;
  return {
    ...localize(page, language),
    sources: collectSources([page]),
    steps: page.steps.map(({ portal, helplines, office, ...step }) => ({
      ...localize(step, language),
      portal: portal === undefined ? undefined : linkedPortal(portal, file, language),
      helplines: helplinesById(helplines ?? [], language, file),
      office: office && referredOffice(office, language, file),
    })),
    sections: page.sections.map(({ helplines, ...section }) => ({
      ...localize(section, language),
      helplines: helplinesById(helplines ?? [], language, file),
    })),
  };
}

type StepsPage = ReturnType<typeof collectStepsPage>;
export type ShownStep = StepsPage['steps'][number];
export type ShownSection = StepsPage['sections'][number];
