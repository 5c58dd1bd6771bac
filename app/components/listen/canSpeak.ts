/** Tells whether the browser can read a page aloud. Chromium tells since version 105 which parts of a page are visible. */
export const canSpeak = (): boolean => 'speechSynthesis' in window && 'checkVisibility' in document.body;
