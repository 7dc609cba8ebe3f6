import { LeadField, type LeadFieldProps } from './lead-field.tsx';

/**
 * The browser's own text area, which grows with its text by style alone: MUI's measures itself by script at every key.
 * Where the style is not known, it shows its rows and can be pulled higher.
 */
const PARTS = { input: { inputComponent: 'textarea' } } as const;

/** A text of a lead that may have many lines; `rows` is how many there is room for at least. */
export function LongTextField({ rows, ...field }: LeadFieldProps & { rows: keyof typeof STYLES }) {
  return <LeadField {...field} multiline rows={rows} slotProps={PARTS} sx={STYLES[rows]} />;
}

const areaStyle = (rows: number) => ({
  '& textarea': { fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: '14lh', resize: 'vertical' },
});

const STYLES = { 1: areaStyle(1), 2: areaStyle(2), 4: areaStyle(4) };
