import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Bill, billOfMaterials, type Component, marked } from './bill.ts';

const placesOf = ({ properties = [] }: Component) =>
  properties.filter(({ name }) => name === 'sahayya:runs').map(({ value }) => value);

const named = ({ components }: Bill, name: string) => components.filter((component) => component.name === name);

describe('the bill of materials', () => {
  const bill = billOfMaterials();

  it('lists every package of the lock file that a visitor or the server runs, and marks none of them as a tool', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const wanted = Object.entries<{ version: string; dev?: boolean; devOptional?: boolean; optional?: boolean }>(
      packages,
    )
      .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
      .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
    expect(wanted.length).toBeGreaterThan(40);
    const listed = bill.components.filter((component) => !placesOf(component).includes('tool'));
    expect(wanted.filter((ref) => !listed.some((component) => component['bom-ref'] === ref))).toEqual([]);
  });

  it.each([
    { name: 'react-dom', places: ['phone'] },
    { name: 'minisearch', places: ['phone'] },
    { name: 'fastify', places: ['server'] },
    { name: 'avvio', places: ['server'] },
    { name: 'vitest', places: ['tool'] },
    { name: 'typescript', places: ['tool'] },
    { name: 'zod', places: ['tool'] },
  ])('says that $name runs in: $places', ({ name, places }) => {
    expect(named(bill, name).map(placesOf)).toEqual([places]);
  });

  it('calls the project by its name', () => {
    expect(bill.metadata.component.name).toBe('sahayya');
  });
});

it('a package that phone and server both reach runs in both', () => {
  const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0' });
  const bill = {
    metadata: { component: component('site') },
    components: ['view', 'listener', '@scope/shared', 'checker'].map(component),
    dependencies: [
      { ref: 'site@1.0.0', dependsOn: ['view@1.0.0', 'listener@1.0.0', 'checker@1.0.0'] },
      { ref: 'view@1.0.0', dependsOn: ['@scope/shared@1.0.0'] },
      { ref: 'listener@1.0.0', dependsOn: ['@scope/shared@1.0.0'] },
      // Round in a circle, as packages sometimes go.
      { ref: '@scope/shared@1.0.0', dependsOn: ['view@1.0.0'] },
    ],
  };
  const { components } = marked(bill, { phone: ['view'], server: ['listener'] });
  expect(Object.fromEntries(components.map((one) => [one.name, placesOf(one)]))).toEqual({
    view: ['phone', 'server'],
    listener: ['server'],
    '@scope/shared': ['phone', 'server'],
    checker: ['tool'],
  });
});
