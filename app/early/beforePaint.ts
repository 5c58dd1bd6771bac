import type { Language } from '#app/i18n/language.ts';
import { answerPreferenceClick, restorePreferences } from './choices.ts';
import { markEarlyPress } from './earlyPress.ts';
import { loadFonts } from './fonts.ts';
import { applyLateStyles } from './lateStyles.ts';
import { applySavedLanguage, saveLanguage } from './savedLanguage.ts';

/** Attributes `data-…` of the script element. `fonts`: addresses, separated by spaces. */
export type EarlySettings = { defaultLanguage: Language; fonts: string };

/** Runs in <head> before the first paint. The build converts syntax to ES2015 for old browsers; the code must not use newer APIs. */
const script = document.currentScript as HTMLScriptElement;
const { defaultLanguage, fonts } = script.dataset as EarlySettings;
if (!applySavedLanguage(defaultLanguage)) {
  restorePreferences();
  // Firefox for Android before version 114 and browsers inside some apps cannot print.
  if (!window.print) document.documentElement.setAttribute('data-no-print', '');
  // KaiOS 2 runs this script but no modules, so that controls which need them would do nothing.
  if (!('noModule' in script)) document.documentElement.setAttribute('data-no-modules', '');
  applyLateStyles();
  loadFonts(fonts.split(' '));
  document.addEventListener('click', answerClick);
}

function answerClick(event: MouseEvent): void {
  const control = (event.target as Element).closest('[data-choice],[data-language]');
  if (!control) {
    markEarlyPress(event.target as Element);
    return;
  }
  const choice = control.getAttribute('data-choice');
  if (choice === null) saveLanguage(control as HTMLAnchorElement);
  else if (choice === 'print') print();
  else if (choice !== 'picture') answerPreferenceClick(choice);
}
