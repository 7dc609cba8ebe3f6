import Box from '@mui/material/Box';

/** Whose something is, as small as rows need it. */
export function OwnerInitials({ name }: { name: string }) {
  const label = `Owner: ${name}`;
  return (
    <Box component="span" role="img" aria-label={label} title={label} sx={circleStyle}>
      {initials(name)}
    </Box>
  );
}

/** The first letters of the first and the last word: `JR` of Jane van Roe. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 32))
    .join('')
    .toUpperCase();
}

const circleStyle = {
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1,
  color: 'primary.main',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, var(--mui-palette-background-paper))',
};
