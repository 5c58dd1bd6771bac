import { packagesOfProject } from '#app/model/credits/packages.server.ts';
import { site } from '#app/model/site/data.server.ts';

/** What a page of text shows besides its text: the department's form for feedback, the packages that are credited. */
export function besidesText(id: string) {
  return {
    form: id === 'feedback' ? site.feedbackForm : undefined,
    packages: id === 'credits' ? packagesOfProject() : undefined,
  };
}
