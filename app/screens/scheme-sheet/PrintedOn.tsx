import { useEffect, useState } from 'react';
import { formatDate } from '#app/i18n/dates.ts';
import type { Language } from '#app/i18n/language.ts';

/** Today, as the machine that prints has it. The page is made long before, so without script no day is said. */
export function PrintedOn({ language, words }: { language: Language; words: string }) {
  const [today, setToday] = useState('');
  useEffect(() => {
    const now = new Date();
    const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
    setToday(parts.map((part) => String(part).padStart(2, '0')).join('-'));
  }, []);
  return today && ` ${words} ${formatDate(today, language)}.`;
}
