/** `npm run sbom`: writes .reports/sbom.json, what the project is made of, in CycloneDX, and says how much of it runs where. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { billOfMaterials, type Place } from './sbom/bill.ts';

const FILE = join(import.meta.dirname, '../.reports/sbom.json');

const bill = billOfMaterials();
mkdirSync(dirname(FILE), { recursive: true });
writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);

const count = (place: Place) =>
  bill.components.filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'sahayya:runs' && value === place),
  ).length;
console.info(`${bill.components.length} packages in .reports/sbom.json`);
console.info(`${count('phone')} on the phone, ${count('server')} in the server, ${count('tool')} only as tools`);
