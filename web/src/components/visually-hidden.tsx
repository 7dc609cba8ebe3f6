import styled from '@emotion/styled';

/** The style of what is there, and takes no room. */
export const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Read out by a screen reader and not seen. */
export const VisuallyHidden = styled('span')(HIDDEN);
