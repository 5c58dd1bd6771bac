type Contact = { name: string; number: string };
type Office = { designation: string; office_phone_number?: string | undefined; callInstead?: readonly Contact[] };
type TalukaBody = { title: string; call: readonly Contact[] };

/** Lists the offices of a district with their numbers, or with whom to call instead, and last the offices of its talukas. */
export function callLines(offices: readonly Office[], talukaBodies: readonly TalukaBody[]): string[] {
  const inTalukas = talukaBodies.map(({ title, call }): Office => ({ designation: title, callInstead: call }));
  return [...offices, ...inTalukas].flatMap(
    ({ designation, office_phone_number: phone, callInstead: [instead] = [] }) => {
      if (phone) return [`${designation}: ${phone}`];
      return instead ? [`${designation}: ${instead.name}, ${instead.number}`] : [];
    },
  );
}
