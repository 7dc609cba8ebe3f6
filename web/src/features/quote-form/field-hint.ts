import styled from '@emotion/styled';
import { color } from '#components/tokens.ts';

/** What follows from what is entered in the field above. */
export const FieldHint = styled('p')({
  color: color.quiet,
  fontSize: '0.875rem',
  '&:not(:empty)': { marginTop: 6 },
});
