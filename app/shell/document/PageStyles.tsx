import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router';

/** Links the stylesheets of the matched routes; app/finish/pageStyles.server.ts writes them into the published page. */
export function PageStyles() {
  const manifest = useContext(FrameworkContext)?.manifest;
  const matches = useMatches();
  if (import.meta.env.DEV || !manifest) return <Links />;
  const hrefs = new Set(matches.flatMap(({ id }) => manifest.routes[id]?.css ?? []));
  return [...hrefs].map((href) => <link key={href} rel="stylesheet" href={href} precedence="screen" />);
}
