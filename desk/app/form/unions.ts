import { isSame } from '../../compare.ts';
import type { FormSchema } from '../../server/forms.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the constants that every value of an option has, such as its kind. */
const constantsOf = ({ properties = {}, required = [] }: FormSchema): [name: string, value: unknown][] =>
  required.flatMap((name) => (properties[name]?.control === 'fixed' ? [[name, properties[name].const]] : []));

/** Returns the position of the option that a value has; -1 if it has none yet. */
export function optionOf(options: readonly FormSchema[], value: unknown): number {
  if (value === undefined || value === null) return -1;
  return options.findIndex((option) => {
    const constants = constantsOf(option);
    if (constants.length === 0) return option.type === (typeof value as string);
    return constants.every(([name, constant]) => (value as Fields)[name] === constant);
  });
}

/** Returns a value of the option `to`: its constants, and the fields of `value` that both options have. `from`: undefined if `value` has no option yet. */
export function withOption(value: unknown, from: FormSchema | undefined, to: FormSchema): unknown {
  if (!to.properties || constantsOf(to).length === 0) return undefined;
  const constants = Object.fromEntries(constantsOf(to));
  const kept = Object.entries((value ?? {}) as Fields).filter(
    ([name]) => !(name in constants) && isShared(name, from ?? to, to),
  );
  return { ...constants, ...Object.fromEntries(kept) };
}

/** Returns whether a field of one option means the same in another, unlike “of”, which names families in one kind and couples in another. */
function isShared(name: string, from: FormSchema, to: FormSchema): boolean {
  const [before, after] = [from.properties?.[name], to.properties?.[name]];
  return after !== undefined && isSame(before, after);
}
