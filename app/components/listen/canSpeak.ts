/** Tells whether the browser can read a page aloud. Needs `checkVisibility`, which Chromium has since version 105. */
export const canSpeak = (): boolean => 'speechSynthesis' in window && 'checkVisibility' in document.body;
