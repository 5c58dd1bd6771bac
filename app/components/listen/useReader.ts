import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { type Part, readPage } from './readable.ts';
import { createReader, type Reader, type Speed } from './reader.ts';
import { chooseVoice, loadVoices } from './voices.ts';

/** Reads the page from its first sentence; stops on unmount and when the page is hidden. */
export function useReader() {
  const language = useLanguage();
  const reader = useRef<Reader>(undefined);
  const [state, setState] = useState<'waiting' | 'reading' | 'paused' | 'ended' | 'noVoice' | 'failed'>('waiting');
  const [parts, setParts] = useState<Part[]>([]);

  useEffect(() => {
    let isUnmounted = false;
    const page = document.getElementById('main') ?? document.body;
    const start = async () => {
      const voices = await loadVoices(window.speechSynthesis, language);
      if (isUnmounted) return;
      const voice = chooseVoice(voices, language);
      if (!voice) return setState('noVoice');
      const content = readPage(page);
      reader.current = createReader({
        sentences: content.sentences,
        // Uses the voice of the page for text in the other language if that language has no voice.
        voiceFor: (language) => chooseVoice(voices, language) ?? voice,
        onSentence: ({ range }) => highlight(range),
        onEnd: () => {
          removeHighlight();
          setState('ended');
        },
        onError: () => setState('failed'),
      });
      setParts(content.parts);
      setState('reading');
      reader.current.readFrom(0);
    };
    // Pauses on `pagehide`, because the back/forward cache restores the page in its last state.
    const pauseReading = () => {
      reader.current?.silence();
      setState((current) => (current === 'reading' ? 'paused' : current));
    };
    start();
    window.addEventListener('pagehide', pauseReading);
    return () => {
      isUnmounted = true;
      reader.current?.silence();
      removeHighlight();
      window.removeEventListener('pagehide', pauseReading);
    };
  }, [language]);

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
    setSpeed: (speed: Speed) => reader.current?.setSpeed(speed),
  };
}

/** Name of the CSS custom highlight, styled in Player.module.css. */
const HIGHLIGHT = 'listening';

/** Highlights a sentence, where the browser supports it, and scrolls it into view. */
function highlight(range: Range) {
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  const isVisible = top >= 0 && bottom <= window.innerHeight * 0.6;
  if (isVisible || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  range.startContainer.parentElement?.scrollIntoView({ behavior: 'smooth', block: 'center' });
}

function removeHighlight() {
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
}
