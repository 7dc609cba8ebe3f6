import Box from '@mui/material/Box';

/** The outline of a field, broken by its label; the last element of a box that has `fieldFrame`. */
export function FieldOutline({ label }: { label?: string }) {
  return (
    <Box component="fieldset" aria-hidden="true" sx={label ? labelledStyle : plainStyle}>
      {label && (
        <legend>
          <span>{label}</span>
        </legend>
      )}
    </Box>
  );
}

const outlineStyle = {
  position: 'absolute',
  inset: 0,
  m: 0,
  px: 1,
  py: 0,
  minWidth: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  border: '1px solid',
  borderRadius: 'inherit',
  // Strong enough to find the field by (3:1); hairlines are for what need not be found.
  borderColor: 'color-mix(in srgb, var(--mui-palette-text-secondary) 75%, transparent)',
};

const plainStyle = { ...outlineStyle, '& > legend': { display: 'none' } };

const labelledStyle = {
  ...outlineStyle,
  top: -5,
  '& > legend': {
    display: 'block',
    float: 'unset',
    p: 0,
    height: 11,
    fontSize: '0.75em',
    visibility: 'hidden',
  },
  '& > legend > span': { display: 'inline-block', px: '5px', whiteSpace: 'nowrap' },
};

/**
 * The look of MUI's small outlined fields for a plain control in a box, which draws nothing at a key: those keep a state
 * of their own, and their code alone is a twentieth of the first screen's.
 */
export const fieldFrame = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  // What surrounds it may say another one.
  minHeight: 'var(--field-height, 48px)',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '& > input, & > select': {
    appearance: 'none',
    flex: 1,
    alignSelf: 'stretch',
    width: '100%',
    minWidth: 0,
    m: 0,
    py: 0,
    px: 1.75,
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textOverflow: 'ellipsis',
  },
  '@media (hover: hover)': {
    '&:hover > :enabled ~ fieldset': { borderColor: 'text.primary' },
  },
  '& > :focus ~ fieldset, &:hover > :focus ~ fieldset': { borderWidth: 2, borderColor: 'primary.main' },
  '& > :disabled': { color: 'text.disabled', opacity: 1 },
  '& > :disabled ~ fieldset': { borderColor: 'action.disabled' },
};
