import { answerPreferenceClick, restorePreferences } from './choices.ts';
import { markEarlyPress } from './earlyPress.ts';
import { loadFonts } from './fonts.ts';
import { applyLateStyles } from './lateStyles.ts';
import { applySavedLanguage, saveLanguage } from './savedLanguage.ts';

/** Runs in <head> before the first paint. The build converts syntax to ES2015 for old browsers; the code must not use newer APIs. */
const script = document.currentScript as HTMLScriptElement;
const { defaultLanguage, fonts } = script.dataset as Required<typeof script.dataset>;
if (!applySavedLanguage(defaultLanguage)) {
  restorePreferences();
  // Firefox for Android before version 114 and browsers inside some apps cannot print.
  if (!window.print) document.documentElement.dataset.noPrint = '';
  // KaiOS 2 runs this script but no modules, so that controls which need them would do nothing.
  if (!('noModule' in script)) document.documentElement.dataset.noModules = '';
  // Hides the first question of the finder, which the answers in the address skip, until React has read them.
  if (location.hash.includes('=')) document.documentElement.dataset.hasAnswers = '';
  applyLateStyles();
  loadFonts(fonts.split(' '));
  document.addEventListener('click', answerClick);
}

function answerClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLAnchorElement>('[data-action],[data-language]');
  if (!control) {
    markEarlyPress(event);
    return;
  }
  const { action } = control.dataset;
  if (!action) saveLanguage(control);
  else if (action === 'print') print();
  else if (action !== 'picture') answerPreferenceClick(action);
}
