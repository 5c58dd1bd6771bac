import { ErrorScreen } from '#app/shell/errors/ErrorScreen.tsx';
import type { Route } from './+types/route';

/** Has no loader, because an unknown address has no data file. */
export function meta({ matches }: Route.MetaArgs) {
  const shell = matches[0]?.loaderData as { site?: { department: string } } | undefined;
  return [{ title: `404 – ${shell?.site?.department ?? 'Sahayya'}` }, { name: 'robots', content: 'noindex' }];
}

export default function NotFoundScreen() {
  return <ErrorScreen />;
}
