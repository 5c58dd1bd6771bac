import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseVoice, loadVoices } from './voices.ts';

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

describe('loadVoices', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  class Device extends EventTarget {
    voices: ReturnType<typeof voice>[] = [];
    getVoices = () => this.voices;
  }

  it('returns loaded voices at once', async () => {
    const device = new Device();
    device.voices = [voice('mr-IN')];
    expect(await loadVoices(device, 'mr')).toHaveLength(1);
  });

  it('waits for a voice of the language if other voices load first, as on Android', async () => {
    const device = new Device();
    const pending = loadVoices(device, 'mr');
    device.voices = [voice('en-US')];
    device.dispatchEvent(new Event('voiceschanged'));
    await vi.advanceTimersByTimeAsync(1500);
    device.voices = [voice('en-US'), voice('mr-IN')];
    device.dispatchEvent(new Event('voiceschanged'));
    expect(await pending).toHaveLength(2);
  });

  it('returns the voices that loaded before the timeout', async () => {
    const device = new Device();
    const pending = loadVoices(device, 'mr');
    device.voices = [voice('en-US')];
    await vi.advanceTimersByTimeAsync(2000);
    expect(await pending).toEqual(device.voices);
  });
});
