import { preloadIndex } from '#app/search/preloadIndex.ts';

// Stands before the styles of the page, because a script after them waits until they have arrived.
if (/[?&]q=./.test(location.search)) preloadIndex();
