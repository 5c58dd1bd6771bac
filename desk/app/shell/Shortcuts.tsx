import { useEffect, useEffectEvent, useRef } from 'react';
import site from '#app/components/buttons.module.css';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { Button } from '../Button.tsx';
import { useTranslator, type Word } from '../words.ts';
import { useLetterKeys, useLetterKeysSetting } from './useLetterKeys.ts';

/** The keys of the desk with what they do. Ctrl+S works in forms, and the letters in a review. */
const KEYS: [keys: string, does: Word][] = [
  ['/', 'keys.search'],
  ['F8', 'keys.nextProblem'],
  ['Shift+F8', 'keys.previousProblem'],
  ['Ctrl+S', 'keys.keepDraft'],
  ['Ctrl+Enter', 'keys.nextStep'],
  ['J, K', 'keys.nextEntry'],
  ['C', 'keys.comment'],
  ['Esc', 'keys.leave'],
  ['?', 'keys.list'],
];

/** Adds the keys that work on every screen, and the list of all keys. `asksFirst`: whether Ctrl+Enter asks before it does the next step. */
export function Shortcuts({ asksFirst }: { asksFirst: boolean }) {
  const { t } = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  const problem = useRef(-1);
  const [areOn, setLetterKeys] = useLetterKeysSetting();
  useLetterKeys({ '/': focusSearch, '?': () => dialog.current?.showModal() }, areOn);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isNextStep = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isNextStep && event.key !== 'F8') return;
    event.preventDefault();
    if (isNextStep) takeNextStep(asksFirst);
    else problem.current = goToProblem(problem.current, event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="keys">
      <h2 id="keys">{t('keys.title')}</h2>
      <table>
        <tbody>
          {KEYS.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">
                <kbd lang="en">{keys}</kbd>
              </th>
              <td>{t(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TickBox checked={areOn} onChange={(event) => setLetterKeys(event.target.checked)}>
        {t('keys.letters')}
      </TickBox>
      <Button label={t('cancel')} onClick={() => dialog.current?.close()} />
    </dialog>
  );
}

/** Focuses the search, and opens the list of entries first on a screen without it. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('input[type="search"]');
  if (field) field.focus();
  else if (!location.hash.startsWith('#/entries')) {
    // Waits until the list is shown, and the main part has been focused after the change of screen.
    addEventListener('hashchange', () => setTimeout(focusSearch), { once: true });
    location.hash = '#/entries';
  }
}

/** Presses the filled button of the open dialog, or of the screen. */
function takeNextStep(asksFirst: boolean): void {
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const step = scope?.querySelector<HTMLElement>(`.${site.primary}:not(:disabled)`);
  if (step && (!asksFirst || confirm(step.textContent))) step.click();
}

/** Goes to the next or previous problem in the list above the form. Returns its place. */
function goToProblem(place: number, by: number): number {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-problems] button')];
  if (buttons.length === 0) return -1;
  const from = place === -1 && by === -1 ? 0 : place;
  const next = (from + by + buttons.length) % buttons.length;
  buttons[next]?.click();
  return next;
}
