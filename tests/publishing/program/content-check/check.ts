// Reports a problem for each entry of the made-up project that says so.
import { globSync, readFileSync } from 'node:fs';

const says = (file: string, word: string) => readFileSync(file, 'utf8').includes(word);
const files = globSync('content/schemes/*.yaml').sort();
if (files.some((file) => says(file, 'uncheckable'))) throw new Error('The check could not be started');
const problem = { level: 'error', path: ['title', 'en'], code: 'notVersion', params: {} };
const own = files.filter((file) => says(file, 'wrong-content'));
const elsewhere = files.some((file) => says(file, 'wrong-elsewhere')) ? ['content/site.yaml'] : [];
console.info(JSON.stringify([...own, ...elsewhere].map((file) => ({ ...problem, file }))));
