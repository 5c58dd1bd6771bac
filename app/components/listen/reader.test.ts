import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReader, type Sentence } from './reader.ts';

type SpokenUtterance = { text: string; rate: number; lang: string; onend?: () => void; onerror?: () => void };

const sentences: Sentence[] = ['One.', 'Two.', 'Three.'].map((text) => ({ text, language: 'en' }));

function setUp() {
  const spoken: SpokenUtterance[] = [];
  const started: string[] = [];
  const onEnd = vi.fn();
  const onError = vi.fn();
  const device = { speak: (utterance: unknown) => void spoken.push(utterance as SpokenUtterance), cancel: vi.fn() };
  const reader = createReader({
    sentences,
    voiceFor: () => undefined,
    onSentence: ({ text }) => started.push(text),
    onEnd,
    onError,
    device,
  });
  return { spoken, started, onEnd, onError, reader, current: () => spoken[spoken.length - 1] };
}

beforeEach(() => {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(public text: string) {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('createReader', () => {
  it('reads all sentences and then ends', () => {
    const { reader, started, onEnd, current } = setUp();
    reader.readFrom(0);
    for (const _ of sentences) current()?.onend?.();
    expect(started).toEqual(['One.', 'Two.', 'Three.']);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('repeats the interrupted sentence after a pause', () => {
    const { reader, started, current } = setUp();
    reader.readFrom(0);
    current()?.onend?.();
    reader.silence();
    current()?.onend?.();
    expect(started).toEqual(['One.', 'Two.']);
    reader.resume();
    expect(started).toEqual(['One.', 'Two.', 'Two.']);
  });

  it('applies a new speed at once, or on resume if it is paused', () => {
    const { reader, spoken } = setUp();
    reader.readFrom(1);
    reader.setSpeed('slower');
    expect(spoken.map(({ text }) => text)).toEqual(['Two.', 'Two.']);
    expect(spoken[1]?.rate).toBeLessThan(1);
    reader.silence();
    reader.setSpeed('faster');
    expect(spoken).toHaveLength(2);
    reader.resume();
    expect(spoken[2]?.rate).toBeGreaterThan(1);
  });

  it('reports an error of the current sentence, not of a cancelled one', () => {
    const { reader, onError, spoken } = setUp();
    reader.readFrom(0);
    reader.readFrom(2);
    spoken[0]?.onerror?.();
    expect(onError).not.toHaveBeenCalled();
    spoken[1]?.onerror?.();
    expect(onError).toHaveBeenCalledOnce();
    reader.setSpeed('faster');
    expect(spoken).toHaveLength(2);
  });
});
