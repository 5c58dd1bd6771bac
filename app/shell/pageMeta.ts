import type { MetaDescriptor } from 'react-router';
import { LANGUAGES, languageOf, pathIn, plainPath } from '../i18n/language.ts';

/** Title and description of a page in its language, made by a loader. `hidden`: not for search engines. */
export type PageText = { title: string; description: string; hidden?: boolean };

type MetaInput = {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  loaderData: { page: PageText } | undefined;
};

type ShellSite = { site: { address: string; department: string } };

/** Makes title, description, canonical address and alternates of a page. app/finish/machineHead.server.tsx adds what only machines read. */
export function pageMeta({ location, matches, loaderData }: MetaInput): MetaDescriptor[] {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as ShellSite | undefined;
  const page = loaderData?.page;
  if (!shell || !page) return [];
  const { address, department } = shell.site;
  const language = languageOf(location.pathname);
  const path = plainPath(location.pathname);
  const title = path === '/' ? page.title : `${page.title} – ${department}`;
  const description: MetaDescriptor[] = [{ title }, { name: 'description', content: page.description }];
  if (page.hidden) return [...description, { name: 'robots', content: 'noindex' }];
  const canonical = address + pathIn(language, path);
  return [
    ...description,
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...LANGUAGES.map((alternate) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: alternate,
      href: address + pathIn(alternate, path),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address + path },
  ];
}
