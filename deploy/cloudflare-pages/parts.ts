export type Part = { from: number; to: number };

/** Which part of a file a `Range` header asks for. Nothing for what is not understood: then all of it is sent. */
export function partOf(range: string | null, length: number): Part | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from > to ? 'outside' : { from, to };
}
