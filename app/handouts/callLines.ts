import { withoutBrackets } from './withoutBrackets.ts';

type Contact = { name: string; number: string; isControlRoom?: true | undefined };
type Office = {
  designation: string;
  office_phone_number?: string | undefined;
  isControlRoom?: true | undefined;
  callInstead?: readonly Contact[];
};
type TalukaBody = { title: string; call: readonly Contact[] };

/** The picture of a district has room for two numbers. */
const MAX_LINES = 2;

/** Lists the offices of a district with their numbers, or with whom to call instead, and last the offices of its talukas. */
export function callLines(offices: readonly Office[], talukaBodies: readonly TalukaBody[]): string[] {
  const inTalukas = talukaBodies.map(({ title, call }): Office => ({ designation: title, callInstead: call }));
  const lines = [...offices, ...inTalukas].flatMap(({ designation, office_phone_number: phone, ...office }) => {
    const instead = office.callInstead?.find(({ isControlRoom }) => !isControlRoom);
    if (phone && !office.isControlRoom) return [[phone, `${designation}: ${phone}`] as const];
    return instead ? [[instead.number, `${withoutBrackets(instead.name)}: ${instead.number}`] as const] : [];
  });
  return [...new Map(lines.reverse()).values()].reverse().slice(0, MAX_LINES);
}
