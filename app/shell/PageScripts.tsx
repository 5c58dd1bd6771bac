import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, ScrollRestoration } from 'react-router';

/**
 * Keeps scripts in the page's file, where the browser runs them, and out of what React makes later: those would not run,
 * and where Trusted Types are known they cannot even be made. React makes the whole page anew for the error screen, and
 * when somebody else, an extension perhaps, has changed the page before it took over.
 */
export function InFile({ children }: { children: ReactNode }) {
  return useInFile() ? children : null;
}

/** Keeps the place on a page, as the router does. Its script is left out where the router knows no page's file. */
export function KeptPlace() {
  const framework = useContext(FrameworkContext);
  return (
    <FrameworkContext value={useInFile() ? framework : undefined}>
      <ScrollRestoration />
    </FrameworkContext>
  );
}

/** True at build and while React takes the page over, false ever after. */
function useInFile(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

const never = () => () => {};
