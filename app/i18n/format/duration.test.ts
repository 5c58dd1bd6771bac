import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

describe('the length of a film', () => {
  it.each([
    { seconds: 10, language: 'en', text: '0:10' },
    { seconds: 245, language: 'en', text: '4:05' },
    { seconds: 60, language: 'en', text: '1:00' },
    { seconds: 245, language: 'mr', text: '४:०५' },
  ] as const)('of $seconds seconds is $text in $language', ({ seconds, language, text }) => {
    expect(formatDuration(seconds, language)).toBe(text);
  });
});
