import { environmentManager, focusManager, notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { parseHTML } from 'linkedom';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { createQueryClient, followWindowFocus } from '#desk/app/queryClient.ts';
import { LanguageContext } from '#desk/app/words.ts';

type Request = { about: string; resolve: (answer: unknown) => void; reject: (error: Error) => void };

/** Opens a window in which parts of the desk are shown. The test answers their requests, in any order, and moves the clock. */
export function openDeskScreen() {
  const { window, document } = parseHTML('<html><body><main></main></body></html>');
  const target = new EventTarget();
  const globals = {
    ...{ window, document, HTMLIFrameElement: class {}, IS_REACT_ACT_ENVIRONMENT: true },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  for (const [name, part] of Object.entries(globals)) vi.stubGlobal(name, part);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // Starts the timers of the library, which it leaves out if there was no window when it was imported.
  environmentManager.setIsServer(() => false);
  notifyManager.setScheduler(queueMicrotask);
  followWindowFocus();
  const client = createQueryClient();
  const root = createRoot(document.querySelector('main') as unknown as HTMLElement);
  const requests: Request[] = [];
  return {
    requests,
    send: (about: string) =>
      new Promise<never>((resolve, reject) => {
        requests.push({ about, resolve: resolve as Request['resolve'], reject });
      }),
    answer: (index: number, answer: unknown) => act(async () => requests[index]?.resolve(answer)),
    fail: (index: number) => act(async () => requests[index]?.reject(new TypeError('offline'))),
    render: (screen: ReactNode, language: Language = 'en') =>
      act(async () =>
        root.render(
          <StrictMode>
            <QueryClientProvider client={client}>
              <LanguageContext value={language}>{screen}</LanguageContext>
            </QueryClientProvider>
          </StrictMode>,
        ),
      ),
    shown: () => document.querySelector('main')?.textContent,
    focus: () => act(async () => void target.dispatchEvent(new Event('focus'))),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    close: async () => {
      await act(async () => root.unmount());
      client.clear();
      focusManager.setEventListener(() => undefined);
      environmentManager.setIsServer(() => true);
      vi.useRealTimers();
      // Lets React end what it has scheduled, which reads the globals.
      await new Promise(setImmediate);
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
