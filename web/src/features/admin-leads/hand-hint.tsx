import Box from '@mui/material/Box';

interface HandHintProps {
  /** How something is moved by mouse and keys; shown on a desk. */
  desk: string;
  /** And by a finger; shown on a small screen that is touched. */
  touch: string;
}

/** Says how what is shown is moved, for the hands that a screen is worked with. */
export function HandHint({ desk, touch }: HandHintProps) {
  return (
    <>
      <Box component="span" sx={deskStyle}>
        {desk}
      </Box>
      <Box component="span" sx={touchStyle}>
        {touch}
      </Box>
    </>
  );
}

const deskStyle = { display: { xs: 'none', md: 'inline' } };

const touchStyle = {
  display: 'none',
  '@media (pointer: coarse)': { display: { md: 'none', xs: 'inline' } },
};
