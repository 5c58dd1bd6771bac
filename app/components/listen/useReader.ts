import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { type Part, readable } from './readable.ts';
import { createReader, type Reader, type Speed } from './reader.ts';
import { chooseVoice, loadVoices } from './voices.ts';

export type ListenState = 'waiting' | 'reading' | 'paused' | 'ended' | 'noVoice' | 'failed';

/** Reads the page from its first sentence; stops on unmount and when the page is hidden. */
export function useReader() {
  const language = useLanguage();
  const reader = useRef<Reader>(undefined);
  const [state, setState] = useState<ListenState>('waiting');
  const [parts, setParts] = useState<Part[]>([]);

  useEffect(() => {
    let left = false;
    const page = document.getElementById('main') ?? document.body;
    const start = async () => {
      const voices = await loadVoices(window.speechSynthesis, language);
      if (left) return;
      const voice = chooseVoice(voices, language);
      if (!voice) return setState('noVoice');
      const { sentences, parts: found } = readable(page);
      reader.current = createReader({
        sentences,
        // Falls back to the page's voice for words of the other language.
        voiceFor: (wanted) => chooseVoice(voices, wanted) ?? voice,
        onSentence: ({ range }) => mark(range),
        onEnd: () => {
          removeMark();
          setState('ended');
        },
        onFailure: () => setState('failed'),
      });
      setParts(found);
      setState('reading');
      reader.current.readFrom(0);
    };
    // Pauses, because a page of the back/forward cache returns in the same state.
    const hide = () => {
      reader.current?.silence();
      setState((now) => (now === 'reading' ? 'paused' : now));
    };
    start();
    window.addEventListener('pagehide', hide);
    return () => {
      left = true;
      reader.current?.silence();
      removeMark();
      window.removeEventListener('pagehide', hide);
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
const MARK = 'listening';

/** Highlights a sentence, where the browser supports it, and scrolls it into view. */
function mark(range: Range) {
  if ('highlights' in CSS) CSS.highlights.set(MARK, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  const inWindow = top >= 0 && bottom <= window.innerHeight * 0.6;
  if (inWindow || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  range.startContainer.parentElement?.scrollIntoView({ behavior: 'smooth', block: 'center' });
}

function removeMark() {
  if ('highlights' in CSS) CSS.highlights.delete(MARK);
}
