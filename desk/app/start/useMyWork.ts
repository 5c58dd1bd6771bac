import { useQuery } from '@tanstack/react-query';
import { changesApi } from '../review/changesApi.ts';
import { useSession } from '../shell/SessionContext.ts';
import { AT_FOCUS } from '../useLoaded.ts';
import { countMyWork, listMyWork } from './listMyWork.ts';

/** How often an open page looks for work that others have sent. */
const REPEAT_MS = 30_000;

/**
 * Returns the changes that concern the user, and how many of them wait for the user. The workplace reads them again after each change of
 * screen. Keeps the former list if the server does not answer, which the screen itself says.
 */
export function useMyWork() {
  const { data } = useQuery({
    queryKey: ['changes'],
    queryFn: changesApi.list,
    ...AT_FOCUS,
    refetchInterval: REPEAT_MS,
    // Serves each part of the screen from one request.
    refetchOnMount: false,
  });
  const { user } = useSession();
  const work = user && data ? listMyWork(data.changes, user) : [];
  return { work, count: countMyWork(work) };
}
