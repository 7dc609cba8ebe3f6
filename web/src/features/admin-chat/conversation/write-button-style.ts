/** Of a button beside a field that is written into: as high as the field with one line, and never on two lines itself. */
export const writeButtonStyle = { minHeight: 56, whiteSpace: 'nowrap' };
