import { deflateSync, inflateSync } from 'node:zlib';

/** A stream packed as every PDF reader understands it. */
export function packed(content: Buffer): { text: string; stream: Buffer } {
  const stream = deflateSync(content, { level: 9 });
  return { text: `<</Filter /FlateDecode\n/Length ${stream.length}>>`, stream };
}

export function unpacked(stream: Buffer | undefined): Buffer {
  if (!stream) throw new Error('The PDF has no stream where one is expected');
  return inflateSync(stream);
}
