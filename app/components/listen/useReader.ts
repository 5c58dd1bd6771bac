import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { type Part, readable } from './readable.ts';
import { createReader, type Reader, type Speed } from './reader.ts';
import { chooseVoice, loadVoices } from './voices.ts';

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
      const voices = await loadVoices(window.speechSynthesis, language);
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

/** Name of the mark; the style sheet of the player draws it. */
const MARK = 'listening';

/** Marks the sentence that is being read and brings it into the window. Browsers without such marks read all the same. */
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
