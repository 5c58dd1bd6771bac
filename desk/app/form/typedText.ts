import type { ChangeEvent, CompositionEvent } from 'react';
import { useState } from 'react';
import { cleanText } from '#app/model/typed/letters.ts';
import type { Reading } from '#app/model/typed/reading.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns the handlers of a text box, which clean what is typed or pasted: ऱ of two parts becomes one letter, a fixed space a plain one. Leaves
 * a word alone that an input method still composes.
 */
export function cleaningHandlers(change: (text: string) => void) {
  const takeCleaned = (box: Box) => {
    const { value, selectionEnd } = box;
    const text = cleanText(value);
    if (text !== value) {
      const caret = cleanText(value.slice(0, selectionEnd ?? value.length)).length;
      box.value = text;
      box.setSelectionRange(caret, caret);
    }
    change(text);
  };
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<Box>) =>
      (nativeEvent as InputEvent).isComposing ? change(target.value) : takeCleaned(target),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Box>) => takeCleaned(currentTarget),
  };
}

/**
 * Keeps what was typed while it is read as the value of the field. A text that cannot be read becomes the value, so that the check of the
 * entry says why.
 */
export function useTyped<Value>(
  value: unknown,
  read: (text: string) => Reading<Value>,
  change: (value: unknown) => void,
) {
  const [typed, setTyped] = useState<string>();
  const readAsValue = (text: string) => {
    const reading = read(text);
    return 'value' in reading ? reading.value : text;
  };
  return {
    isTyped: typed !== undefined && readAsValue(typed) === value,
    shown: typed !== undefined && readAsValue(typed) === value ? typed : String(value ?? ''),
    type: (text: string) => {
      setTyped(text);
      change(readAsValue(text));
    },
  };
}
