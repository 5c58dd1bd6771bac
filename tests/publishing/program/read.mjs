// Fails if a page of the made-up project says so.
import { globSync, readFileSync } from 'node:fs';

const pages = globSync('build/client/**/index.html');
if (pages.some((page) => readFileSync(page, 'utf8').includes('unreadable'))) throw new Error('A page is unreadable');
