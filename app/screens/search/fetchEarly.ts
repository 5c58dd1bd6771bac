import { preloadIndex } from '#app/search/preloadIndex.ts';

// Stands in the page of the results, whose other scripts run only when all of it has arrived and is laid out.
if (/[?&]q=./.test(location.search)) preloadIndex();
