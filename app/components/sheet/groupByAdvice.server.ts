/** What stands in place of a telephone number: a sentence, and whom to call if it names somebody. `kind`: title of all offices like it. */
export type Advice = { text: string; name?: string; number?: string; kind?: string | undefined };

export type Reach = { phone: string; advice?: undefined } | { phone?: undefined; advice: Advice };

type Silent = Advice & { location: string };

/**
 * Groups the offices without a number by what is said of them. A `lead` stands above several lines; a single line contains it, so
 * that no place ever stands alone.
 */
export function groupByAdvice(offices: readonly ({ location: string } & Reach)[]) {
  const silent = offices.flatMap(({ location, advice }) => (advice ? [{ location, ...advice }] : []));
  return [...Map.groupBy(silent, ({ text }) => text)].map(([text, same]) => {
    const perKind = [...Map.groupBy(same, ({ kind, number }) => kind ?? number).values()];
    const lead = perKind.length > 1 ? text : undefined;
    return { lead, lines: perKind.map((all) => formatLine(all, lead ? '' : text)) };
  });
}

/** Names the places before one contact, or each before its own contact of the same kind. */
function formatLine(all: readonly Silent[], said: string) {
  const numbers = new Set(all.map(({ number }) => number));
  const [first] = all;
  const join = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ');
  if (numbers.size > 1) {
    const contacts = [...numbers].map((number) => ({
      number,
      place: namePlaces(all.filter((one) => one.number === number)),
    }));
    return { text: `${join(said, first?.kind)}:`, contacts };
  }
  return { text: `${namePlaces(all)}: ${join(said, first?.name)}`, contacts: [{ number: first?.number, place: '' }] };
}

const namePlaces = (places: readonly Silent[]) => places.map(({ location }) => location).join(', ');
