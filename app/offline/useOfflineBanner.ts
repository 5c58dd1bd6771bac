import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BANNER_ID, type ToPage } from './messages.ts';

/** Banner text that the service worker inserted into this page. Kept, because React removes the banner if it renders the document again. */
const initialText = typeof document === 'undefined' ? undefined : document.getElementById(BANNER_ID)?.textContent;

/** Banner texts by path, for pages that are not shown yet. */
const pending = new Map<string, string>();

/** Updates the banner "Saved copy of …" on client-side navigations. */
export function useOfflineBanner() {
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (initialText && !document.getElementById(BANNER_ID)) showBanner(initialText);
    const listen = ({ data: { kind, path, note } }: MessageEvent<ToPage>) => {
      if (kind !== 'saved-copy') return;
      if (path === shownAt.current) showBanner(note);
      else pending.set(path, note);
    };
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener('message', listen);
    return () => serviceWorker?.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    showBanner(pending.get(pathname));
    pending.delete(pathname);
  }, [pathname]);
}

function showBanner(text: string | undefined) {
  document.getElementById(BANNER_ID)?.remove();
  if (text === undefined) return;
  const banner = document.createElement('p');
  banner.id = BANNER_ID;
  banner.setAttribute('role', 'status');
  banner.textContent = text;
  document.getElementById('main')?.before(banner);
}
