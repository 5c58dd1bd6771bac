import { useSyncExternalStore } from 'react';

/** Result of one person whom the visitor helps. `initials`: typed by the visitor, possibly empty. */
export type Person = { initials: string; schemes: readonly { id: string; title: string; amount: string }[] };

const NO_PEOPLE: readonly Person[] = [];

/** Keeps the people in memory only, so that they are gone when the page is closed. */
let people = NO_PEOPLE;
const listeners = new Set<() => void>();

function update(next: readonly Person[]): void {
  people = next;
  for (const listener of listeners) listener();
}

export const addPerson = (person: Person) => update([...people, person]);

export const setInitials = (index: number, initials: string) =>
  update(people.map((person, at) => (at === index ? { ...person, initials } : person)));

export const forgetPeople = () => update(NO_PEOPLE);

export function usePeople(): readonly Person[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => people,
    () => NO_PEOPLE,
  );
}
