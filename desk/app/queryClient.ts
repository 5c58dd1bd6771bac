import { focusManager, QueryClient } from '@tanstack/react-query';

/** Makes the client that holds the answers of the server while a screen shows them. A failure is shown at once, also by a browser that is offline. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...{ retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchIntervalInBackground: true },
        // Keeps no answers of closed screens, because an entry must open with its newest text.
        gcTime: 0,
      },
      mutations: { networkMode: 'always' },
    },
  });

/** Takes the focus of the window as the sign to read again, because a window beside another program is visible all the time. */
export const followWindowFocus = () =>
  focusManager.setEventListener((onFocus) => {
    const listener = () => onFocus();
    addEventListener('focus', listener);
    return () => removeEventListener('focus', listener);
  });
