import { expect, it } from 'vitest';
import { albums } from '#app/model/albums/data.server.ts';
import { entryFileName } from '#app/model/entryFileName.ts';
import { events } from '#app/model/events/data.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { hostelPath } from '#app/model/hostels/rules.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { findFiles } from './where.ts';

const PAGES: [string, string][] = [
  ...schemes.flatMap(({ id }): [string, string][] => [
    [`/mr/scheme/${id}`, `schemes/${id}`],
    [`/scheme/${id}/sheet`, `schemes/${id}`],
  ]),
  ...situations.map(({ id }): [string, string] => [`/situations/${id}/sheet`, `situations/${id}`]),
  ...events.map(({ id }): [string, string] => [`/notices/events/${id}`, `events/${id}`]),
  ...albums.map(({ id }): [string, string] => [
    `/photogallery/${encodeURIComponent(id)}`,
    `albums/${entryFileName(id)}`,
  ]),
  ...services.map(({ id }): [string, string] => [`/citizen/services/${id}`, `services/${id}`]),
  ...hostels.map(({ name }): [string, string] => [hostelPath(name), `hostels/${name}`]),
];

it.each(PAGES)('only the content file of the entry is found for %s', (address, name) => {
  expect(findFiles(address)?.content).toEqual([`content/${name}.yaml`]);
});
