import { expect, it } from 'vitest';
import { groupByAdvice } from './groupByAdvice.server.ts';

const inA = { location: 'A', phone: '1' };
const ask = (location: string, number: string, kind?: string) => ({
  location,
  advice: { text: 'Ask here:', name: `Office ${number}`, number, kind },
});

it('omits an office with a number', () => {
  expect(groupByAdvice([inA])).toEqual([]);
});

it('puts places with the same contact on one line that says all', () => {
  const lines = [{ text: 'B, C: Ask here: Office 2', contacts: [{ place: '', number: '2' }] }];
  expect(groupByAdvice([inA, ask('B', '2'), ask('C', '2')])).toEqual([{ lead: undefined, lines }]);
});

it('says once what holds for several contacts, each on a line of its own', () => {
  const lines = [
    { text: 'B: Office 2', contacts: [{ place: '', number: '2' }] },
    { text: 'C: Office 3', contacts: [{ place: '', number: '3' }] },
  ];
  expect(groupByAdvice([ask('B', '2'), ask('C', '3')])).toEqual([{ lead: 'Ask here:', lines }]);
});

it('names several contacts of the same kind once, with the place before every number', () => {
  const contacts = [
    { place: 'B, D', number: '2' },
    { place: 'C', number: '3' },
  ];
  expect(groupByAdvice([ask('B', '2', 'Offices'), ask('C', '3', 'Offices'), ask('D', '2', 'Offices')])).toEqual([
    { lead: undefined, lines: [{ text: 'Ask here: Offices:', contacts }] },
  ]);
});

it('says beside its places that nobody is known to call', () => {
  const advice = { text: 'Ask at the office.' };
  const silent = [{ location: 'B', advice }, ask('C', '2'), { location: 'D', advice }];
  expect(groupByAdvice(silent).flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    'B, D: Ask at the office.',
    'C: Ask here: Office 2',
  ]);
});
