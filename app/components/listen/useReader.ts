import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { canSpeak } from './canSpeak.ts';
import { type ListeningState, startListening } from './listening.ts';
import { type Part, readPage } from './readable.ts';
import type { Reader, Speed } from './reader.ts';

/** Plays the recording of the page, or reads the page from its first sentence; stops on unmount and when the page is hidden. */
export function useReader(recording: string | undefined) {
  const language = useLanguage();
  const reader = useRef<Reader>(undefined);
  const speed = useRef<Speed>('normal');
  const [state, setState] = useState<ListeningState>('waiting');
  const [parts, setParts] = useState<Part[]>([]);

  useEffect(() => {
    const stop = startListening({
      language,
      recording,
      device: canSpeak() ? window.speechSynthesis : undefined,
      readPage: () => readPage(document.getElementById('main') ?? document.body),
      mark: (range) => (range ? highlight(range) : removeHighlight()),
      onState: setState,
      onReader: (created, found) => {
        reader.current = created;
        created.setSpeed(speed.current);
        setParts(found);
      },
    });
    // Pauses on `pagehide`, because the back/forward cache restores the page in its last state.
    const pauseReading = () => {
      reader.current?.silence();
      setState((current) => (current === 'reading' ? 'paused' : current));
    };
    window.addEventListener('pagehide', pauseReading);
    return () => {
      stop();
      window.removeEventListener('pagehide', pauseReading);
    };
  }, [language, recording]);

  return {
    state,
    parts,
    pause: () => {
      reader.current?.silence();
      setState('paused');
    },
    /** Resumes, or starts again after the end. */
    read: () => {
      if (state === 'paused') reader.current?.resume();
      else reader.current?.readFrom(0);
      setState('reading');
    },
    readPart: (first: number) => {
      reader.current?.readFrom(first);
      setState('reading');
    },
    setSpeed: (chosen: Speed) => {
      speed.current = chosen;
      reader.current?.setSpeed(chosen);
    },
  };
}

/** Name of the CSS custom highlight, styled in Player.module.css. */
const HIGHLIGHT = 'listening';

/** Part of the window above the player and the site's bottom bar, which it covers. */
const ABOVE_PLAYER = 0.85;

/** Highlights a sentence, where the browser supports it, and scrolls it into view. */
function highlight(range: Range) {
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  const isVisible = top >= 0 && bottom <= window.innerHeight * ABOVE_PLAYER;
  if (isVisible || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  range.startContainer.parentElement?.scrollIntoView({ behavior: 'smooth', block: 'center' });
}

function removeHighlight() {
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
}
