import { useLocation } from 'react-router';
import { plainPath } from './language.ts';

/** Returns the path of the page as in the route table, without the language. Works only in the build, outside of islands. */
export function usePlainPath(): string {
  return plainPath(useLocation().pathname);
}
