import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { mark, removeMark } from './mark.ts';
import { type Part, readable } from './readable.ts';
import { createReader, type Reader, type Speed } from './reader.ts';
import { chooseVoice, voicesOf } from './voices.ts';

export type ListenState = 'waiting' | 'reading' | 'paused' | 'ended' | 'noVoice' | 'failed';

/** Reads the page from its first sentence; silent as soon as the player or the page is left. */
export function useReader() {
  const language = useLanguage();
  const reader = useRef<Reader>(undefined);
  const [state, setState] = useState<ListenState>('waiting');
  const [parts, setParts] = useState<Part[]>([]);

  useEffect(() => {
    let left = false;
    const page = document.getElementById('main') ?? document.body;
    const start = async () => {
      const voices = await voicesOf(window.speechSynthesis, language);
      if (left) return;
      const voice = chooseVoice(voices, language);
      if (!voice) return setState('noVoice');
      const { sentences, parts: found } = readable(page);
      reader.current = createReader({
        sentences,
        // Words of the other language are read by its own voice, or by this one as well as it can.
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
    // A page that is left may come back as it was: it then waits, silent, for "go on".
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
    /** Goes on, or after the end begins again. */
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
