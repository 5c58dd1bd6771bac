import { applyLateStyles } from './lateStyles.ts';
import { loadRouter, type RouterStart } from './loadRouter.ts';
import { whenNeeded } from './whenNeeded.ts';

/** Wait before the second attempt; doubles before each further attempt. */
const FIRST_WAIT_MS = 8000;

/** Runs as an inline module at the end of the page, and retries until the router has loaded. */
const source = document.querySelector('script[type="application/json"]') as Element;
const start = JSON.parse(source.textContent) as RouterStart;
const fetchMissingStyles = applyLateStyles();
let isLoading = false;
let wait = FIRST_WAIT_MS;

whenNeeded(load);

function load(): void {
  if (isLoading) return;
  isLoading = true;
  fetchMissingStyles();
  loadRouter(start).catch(() => {
    isLoading = false;
    setTimeout(load, wait);
    wait *= 2;
  });
}
