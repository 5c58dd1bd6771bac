import { useEffect } from 'react';

/** Gives each screen a title of its own, which screen readers say first and browsers show in a list of windows: its heading and `title`. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    const name = () => {
      const heading = document.querySelector('main :is(h1, h2)')?.textContent;
      document.title = [heading, title].filter(Boolean).join(' · ');
    };
    name();
    // Headings come with their data, and change with it.
    const observer = new MutationObserver(name);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [title]);
}
