import type { Attributes } from '#app/attributes.ts';
import { type PREFERENCE_KEYS, readPreference, savePreference } from '#app/components/preferences/preferences.ts';

/** Known values of each preference, in the order in which its button cycles through them. */
const VALUES = { theme: ['light', 'dark'], textSize: ['0', '1', '2'], dataLight: ['off', 'on'] } satisfies {
  [Key in keyof typeof PREFERENCE_KEYS]?: string[];
};

type Preference = keyof typeof VALUES;

const root = document.documentElement;
const current = {} as Record<Preference, string>;

/** Applies the visitor's choices, which override the browser's Save-Data setting. */
export function restorePreferences(): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection || {};
  restore('theme', 'light');
  restore('textSize', '0');
  restore('dataLight', saveData ? 'on' : 'off');
  // `DOMContentLoaded` would wait for the script of every page.
  document.addEventListener('readystatechange', markPressedButtons);
}

/** Sets the text size that `textSize:2` names. For `textSize:next`, `theme:…` and `dataLight:…`, takes the next value. Saves it. */
export function answerPreferenceClick(choice: string): void {
  const [preference, wanted] = choice.split(':') as [Preference, string];
  const values: string[] = VALUES[preference];
  const next = values[(values.indexOf(current[preference]) + 1) % values.length] as string;
  const value = preference === 'textSize' && wanted !== 'next' ? wanted : next;
  apply(preference, value);
  savePreference(preference, value);
  markPressedButtons();
}

function restore(preference: Preference, initial: string): void {
  apply(preference, readPreference(preference, VALUES[preference]) || initial);
}

function apply(preference: Preference, value: string): void {
  current[preference] = value;
  if (preference === 'theme') root.dataset.theme = value as Attributes['data-theme'];
  else if (preference === 'textSize') root.dataset.textSize = value as Attributes['data-text-size'];
  else if (value === 'on') root.dataset.light = '';
  else delete root.dataset.light;
}

function markPressedButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-action][aria-pressed]')) {
    const [preference, value] = (button.dataset.action as string).split(':') as [Preference, string];
    button.setAttribute('aria-pressed', String(current[preference] === value));
  }
}
