type Cue = { from: number; to: number; text: string };

const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})$/;

/** Reads a caption file. Throws where it is not WebVTT. Settings and styles, which the site does not use, are refused. */
export function readVtt(text: string): Cue[] {
  const [header, ...blocks] = text.trimEnd().split('\n\n');
  if (header !== 'WEBVTT') throw new Error('must begin with WEBVTT and an empty line');
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n');
    const [from = '', to = '', ...more] = times.split(' --> ');
    if (more.length > 0 || lines.length === 0 || lines.includes(''))
      throw new Error(`has a cue that is none: ${block}`);
    return { from: secondsOf(from), to: secondsOf(to), text: lines.join('\n') };
  });
}

function secondsOf(time: string): number {
  const [, hours = '0', minutes, seconds] = TIME.exec(time) ?? [];
  if (minutes === undefined) throw new Error(`has a time that is none: ${time}`);
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
