import { expect, it } from 'vitest';
import { collectSources } from './sources.server.ts';

const shown = (...source: string[]) => collectSources([{ source }]);

it.each([
  ['https://thane.nic.in/en/pension/', { kind: 'address', address: 'https://thane.nic.in/en/pension/' }],
  ['https://a.example (11 September 2024; a report)', { kind: 'address', address: 'https://a.example' }],
  [
    'Title of government resolution 201807121436434522 (https://a.example)',
    { kind: 'resolution', code: '201807121436434522' },
  ],
  ['Catalogue specification, sections 5 and 9', { kind: 'specification' }],
  ['The act, section 9, from general knowledge, to be confirmed', { kind: 'generalKnowledge' }],
  ['Seats: illustrative, within the range of the catalogue specification, section 9', { kind: 'illustrative' }],
  ['Press note of the year 2021-22', { kind: 'pressNote' }],
])('the source “%s” is recognised', (line, source) => {
  expect(shown(line)).toEqual([source]);
});

it('a source of unknown kind is not shown', () => {
  expect(shown('A newspaper, 15 January 2024')).toEqual([]);
});

it('a kind of source is shown once, even if several entries cite it; two addresses in one source are both shown', () => {
  expect(
    collectSources([
      { source: ['Catalogue specification, section 3'] },
      { source: ['Catalogue specification, section 9'] },
    ]),
  ).toHaveLength(1);
  expect(shown('https://a.example and https://b.example')).toHaveLength(2);
});
