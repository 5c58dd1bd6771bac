/** Tells whether an option other than that of the HTML is chosen. */
export const isChanged = ({ selectedOptions: [option] }: HTMLSelectElement) => !!option && !option.defaultSelected;
