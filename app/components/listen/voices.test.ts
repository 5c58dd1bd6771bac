import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseVoice, waitForVoice } from './voices.ts';

const voice = (lang: string, localService = true) => ({ lang, localService, default: false });

describe('chooseVoice', () => {
  it.each(['mr-IN', 'mr_IN', 'mr', 'mar_IND'])('accepts %s for Marathi', (lang) => {
    expect(chooseVoice([voice('hi-IN'), voice('en-IN'), voice(lang)], 'mr')?.lang).toBe(lang);
  });

  it('rejects Hindi, and languages whose tag starts with the letters of the wanted tag', () => {
    expect(chooseVoice([voice('hi-IN'), voice('mri-NZ'), voice('en-US')], 'mr')).toBeUndefined();
  });

  it('prefers Indian voices, and among these the local ones', () => {
    const all = [voice('en-US'), voice('en-IN', false), voice('en-IN')];
    expect(chooseVoice(all, 'en')).toBe(all[2]);
    expect(chooseVoice(all.slice(0, 2), 'en')).toBe(all[1]);
  });
});

describe('waitForVoice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  class Device extends EventTarget {
    voices: ReturnType<typeof voice>[] = [];
    getVoices = () => this.voices;
    load(...langs: string[]) {
      this.voices = langs.map((lang) => voice(lang));
      this.dispatchEvent(new Event('voiceschanged'));
    }
  }

  function wait(device = new Device()) {
    const onVoice = vi.fn();
    const onNoVoice = vi.fn();
    const stop = waitForVoice({ device, language: 'mr', onVoice, onNoVoice });
    return { device, onVoice, onNoVoice, stop };
  }

  it('finds a loaded voice at once', () => {
    const device = new Device();
    device.load('mr-IN');
    expect(wait(device).onVoice).toHaveBeenCalledOnce();
  });

  it('waits for a voice of the language if other voices load first, as on Android', async () => {
    const { device, onVoice, onNoVoice } = wait();
    device.load('en-US');
    await vi.advanceTimersByTimeAsync(1500);
    device.load('en-US', 'mr-IN');
    await vi.advanceTimersByTimeAsync(1500);
    expect([onVoice.mock.calls.length, onNoVoice.mock.calls.length]).toEqual([1, 0]);
  });

  it('keeps waiting after it reported that there is no voice, and reports the first voice only once', async () => {
    const { device, onVoice, onNoVoice } = wait();
    await vi.advanceTimersByTimeAsync(3000);
    expect([onVoice.mock.calls.length, onNoVoice.mock.calls.length]).toEqual([0, 1]);
    device.load('mr-IN');
    device.load('mr-IN', 'hi-IN');
    expect(onVoice).toHaveBeenCalledOnce();
  });

  it('reports nothing more after the returned function is called', async () => {
    const { device, onVoice, onNoVoice, stop } = wait();
    stop();
    device.load('mr-IN');
    await vi.advanceTimersByTimeAsync(3000);
    expect([onVoice.mock.calls.length, onNoVoice.mock.calls.length]).toEqual([0, 0]);
  });
});
