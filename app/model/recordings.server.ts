import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FILES_ROOT, fileIn } from './fields.server.ts';
import { code, issueAt, type Params, type ProblemCode } from './problems/problem.ts';

/** Maximum size of a recording in bytes: ten seconds on the slow connection of docs/performance.md, four minutes of Opus at 16 kbit/s. */
export const LARGEST_RECORDING = 500_000;

/** Opus in Ogg is small; every browser plays MP3. */
export const RECORDING_ENDINGS = ['ogg', 'mp3'] as const;
export type RecordingEnding = (typeof RECORDING_ENDINGS)[number];

/** Returns the ending of a recording by its first bytes; undefined for other files. */
export function recordingEnding(bytes: Uint8Array): RecordingEnding | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === 'OggS') return 'ogg';
  // An MP3 begins with its title (ID3), or with the eleven set bits of its first frame.
  return start.startsWith('ID3') || /^\xFF[\xE0-\xFF]/.test(start) ? 'mp3' : undefined;
}

/** Finds out why phones could not play a file, or would pay too much for it. */
export function recordingProblem(path: string, bytes: Uint8Array): { code: ProblemCode; params: Params } | undefined {
  const ending = recordingEnding(bytes);
  if (!ending || !path.endsWith(`.${ending}`)) return { code: 'notRecording', params: {} };
  if (bytes.length <= LARGEST_RECORDING) return undefined;
  return {
    code: 'largeRecording',
    params: { size: Math.ceil(bytes.length / 1000), limit: LARGEST_RECORDING / 1000 },
  };
}

/** A recording of a page. */
export const audioFile = fileIn('audio', RECORDING_ENDINGS, 'notRecording').superRefine((path, { addIssue }) => {
  const file = join(FILES_ROOT, path);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return;
  const problem = recordingProblem(path, readFileSync(file));
  if (problem) addIssue(issueAt([], problem.code, problem.params));
});

export const recordings = z
  .strictObject({ en: audioFile, mr: audioFile }, { error: code('bothFiles') })
  .optional()
  .describe(
    'Recordings of the page, which “Listen” plays: Opus in Ogg, or MP3. Record them again when the text changes.',
  );
