import { useEffect } from 'react';
import { useTranslator } from '../words.ts';

/** Gives the window the title of a screen, which screen readers say first: its heading, and the name of the desk. Has only this name until the heading is known. */
export function useScreenTitle(heading?: string): void {
  const { t } = useTranslator();
  const title = [heading, t('title')].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
