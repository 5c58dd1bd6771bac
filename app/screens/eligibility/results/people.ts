import { useSyncExternalStore } from 'react';

/** The result of one person whom the visitor helps. `initials`: typed by the visitor, may be empty. */
export type Person = { initials: string; schemes: readonly { id: string; title: string; amount: string }[] };

const NOBODY: readonly Person[] = [];

/** Keeps the people in memory only, so that they are gone when the page is closed. */
let people = NOBODY;
const listeners = new Set<() => void>();

function update(next: readonly Person[]): void {
  people = next;
  for (const listener of listeners) listener();
}

export const addPerson = (person: Person) => update([...people, person]);

export const setInitials = (index: number, initials: string) =>
  update(people.map((person, at) => (at === index ? { ...person, initials } : person)));

export const forgetPeople = () => update(NOBODY);

export function usePeople(): readonly Person[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => people,
    () => NOBODY,
  );
}
