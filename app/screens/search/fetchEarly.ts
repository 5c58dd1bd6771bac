import { preloadIndex } from '#app/search/preloadIndex.ts';

// Is placed before the stylesheets, because a script after them waits until they have loaded.
if (/[?&]q=./.test(location.search)) preloadIndex();
