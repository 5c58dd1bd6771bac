import { useEffect } from 'react';

/**
 * Puts the hostel's name before the title of the tab and of the history: the page is made once for all hostels, so its
 * own title names none. The former title comes back only if nobody, such as the next screen, has set another one.
 */
export function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return;
    const former = document.title;
    const own = former.replace(/^.* – /, `${name} – `);
    document.title = own;
    return () => {
      if (document.title === own) document.title = former;
    };
  }, [name]);
}
