import { packagesOfProject } from '#app/model/credits/packages.server.ts';
import { site } from '#app/model/site/data.server.ts';

export function besidesText(id: string) {
  return {
    form: id === 'feedback' ? site.feedbackForm : undefined,
    packages: id === 'credits' ? packagesOfProject() : undefined,
  };
}
