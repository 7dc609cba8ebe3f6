/** The input of a field of a day by its label, which the calendar's parts do not tie to it. */
export const dayInputOf = (label: Element) =>
  label.closest('.MuiFormControl-root')?.querySelector('input') as HTMLInputElement;
