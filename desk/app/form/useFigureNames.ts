import { use } from 'react';
import { nameOfPart } from '../editor/describePart.ts';
import { useTranslator } from '../words.ts';
import { FormContext } from './FormContext.ts';

/** Returns a function that names a figure of the entry by its field: “Benefit 2: Rupees”. It knows no figures of other entries. */
export function useFigureNames(): (name: string) => string | undefined {
  const { t } = useTranslator();
  const { figures, schema } = use(FormContext);
  return (name) => {
    const figure = figures?.names.find((known) => known.name === name);
    return figure && nameOfPart(schema, figure.path, t);
  };
}
