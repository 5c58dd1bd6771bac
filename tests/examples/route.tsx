import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from 'react-router';
import { languageOf } from '#app/i18n/language.ts';
import { Island } from '#app/islands/Island.tsx';
import { ExamplesScreen } from './ExamplesScreen.island.tsx';
import { materialIn } from './material.server.ts';
import { tokens } from './tokens.server.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  return { material: materialIn(language), marathi: materialIn('mr'), tokens };
}

export function meta(): MetaDescriptor[] {
  return [{ title: 'Examples' }, { name: 'robots', content: 'noindex' }];
}

/** Shows the visual system as one island, because the address selects its parts and its components work. */
export default function ExamplesRoute() {
  return (
    <Island name="ExamplesScreen" component={ExamplesScreen} props={useLoaderData<typeof loader>()} start="load" />
  );
}
