import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES_ROOT } from '#app/model/fields.server.ts';
import { readVtt } from '#tests/fixtures/media/vtt.ts';
import { captionFiles, films, webVtt } from './captions.ts';

const cuesOf = (path: string) => readVtt(readFileSync(join(FILES_ROOT, path), 'utf8'));

describe('the caption file', { tags: ['conformance/film-texts'] }, () => {
  it.each(captionFiles())('$path is up to date (after a change: npm run media)', ({ path, text }) => {
    expect(readFileSync(join(FILES_ROOT, path), 'utf8')).toBe(text);
  });

  it.each(films)(
    'of "$id" matches its entry, with the same number of captions in both languages',
    ({ id, captions }) => {
      for (const language of ['en', 'mr'] as const)
        expect(cuesOf(`videos/${id}.${language}.vtt`)).toEqual(
          captions.map(({ from, to, text }) => ({ from, to, text: text[language] })),
        );
    },
  );
});

describe('captions as WebVTT', () => {
  it('have times with minutes and milliseconds, and escape markup', () => {
    const captions = [{ from: 72.5, to: 75, text: { en: 'Rights & duties <all>', mr: 'हक्क' } }];
    expect(webVtt(captions, 'en')).toBe('WEBVTT\n\n01:12.500 --> 01:15.000\nRights &amp; duties &lt;all&gt;\n');
  });
});

describe('readVtt', () => {
  it.each([
    { flaw: 'without its first line', text: '00:01.000 --> 00:02.000\nA', says: 'must begin with WEBVTT' },
    { flaw: 'with a time in seconds', text: 'WEBVTT\n\n1 --> 2\nA', says: 'has an invalid time: 1' },
    { flaw: 'with a cue without text', text: 'WEBVTT\n\n00:01.000 --> 00:02.000', says: 'has an invalid cue' },
  ])('rejects a file $flaw', ({ text, says }) => {
    expect(() => readVtt(text)).toThrow(says);
  });
});
