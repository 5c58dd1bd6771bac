import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { canSpeak } from './canSpeak.ts';
import { type ListeningState, startListening } from './listening.ts';
import { collectSentences, type PageSection } from './readable.ts';
import type { Reader, Speed } from './reader.ts';

/** Plays the recording of the page, or reads the page from its first sentence. Stops on unmount and when the page is hidden. */
export function useReader(recording: string | undefined) {
  const language = useLanguage();
  const reader = useRef<Reader>(undefined);
  const speed = useRef<Speed>('normal');
  const [state, setState] = useState<ListeningState>('waiting');
  const [parts, setParts] = useState<PageSection[]>([]);

  useEffect(() => {
    const stop = startListening({
      language,
      recording,
      device: canSpeak() ? window.speechSynthesis : undefined,
      readPage: () => collectSentences(document.getElementById('main') ?? document.body),
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
    /** Resumes after a pause, otherwise starts from the beginning. */
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
const HIGHLIGHT_NAME = 'listening';

/** Share of the window's height that the player leaves visible. */
const SHARE_ABOVE_PLAYER = 0.85;

/** Highlights a sentence, where the browser supports it, and scrolls it into view. */
function highlight(range: Range) {
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  const isVisible = top >= 0 && bottom <= window.innerHeight * SHARE_ABOVE_PLAYER;
  if (isVisible || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  range.startContainer.parentElement?.scrollIntoView({ behavior: 'smooth', block: 'center' });
}

function removeHighlight() {
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT_NAME);
}
