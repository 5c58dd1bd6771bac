import { terms } from './data.server.ts';

/** Keeps only the everyday word of each official term that it follows in brackets, for places with little room. */
export function inEverydayWords(text: string): string {
  return terms.reduce((rest, { mr, explained }) => rest.replaceAll(`${mr} (${explained})`, explained ?? mr), text);
}
