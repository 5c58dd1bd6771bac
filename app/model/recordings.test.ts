import { describe, expect, it } from 'vitest';
import { LARGEST_RECORDING, recordingEnding, recordingProblem } from './recordings.server.ts';

describe('recordingEnding', () => {
  it.each([
    ['OggS\0\x02', 'ogg'],
    ['ID3\x04', 'mp3'],
    ['\xFF\xFB\x90', 'mp3'],
    ['<html>', undefined],
    ['%PDF-1.7', undefined],
    ['', undefined],
  ])('recognises %j as %s', (bytes, ending) => {
    expect(recordingEnding(Buffer.from(bytes, 'latin1'))).toBe(ending);
  });
});

describe('recordingProblem', () => {
  const bytes = (length: number) => Buffer.concat([Buffer.from('OggS'), Buffer.alloc(length - 4)]);

  it('finds nothing wrong with a recording of the largest size', () => {
    expect(recordingProblem('/audio/a.ogg', bytes(LARGEST_RECORDING))).toBeUndefined();
  });

  it.each([
    ['notRecording', '/audio/a.mp3', bytes(9)],
    ['notRecording', '/audio/a.ogg', Buffer.from('<html>')],
    ['largeRecording', '/audio/a.ogg', bytes(LARGEST_RECORDING + 1)],
  ])('reports %s for %s', (code, path, file) => {
    expect(recordingProblem(path, file)?.code).toBe(code);
  });
});
