import { languageOf } from '#app/i18n/language.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  return { page: { title: 'video-gallery', description: languageOf(url.pathname) } };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function Screen({ loaderData: { page } }: Route.ComponentProps) {
  return <h1>{page.title}</h1>;
}
