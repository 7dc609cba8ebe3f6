import { styled } from '@mui/material/styles';

/** Whose something is, as small as rows need it. */
export function OwnerInitials({ name }: { name: string }) {
  const label = `Owner: ${name}`;
  return (
    <Circle role="img" aria-label={label} data-hint={label}>
      {initials(name)}
    </Circle>
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

const Circle = styled('span')(({ theme }) => ({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  fontSize: theme.typography.pxToRem(11),
  fontWeight: 700,
  lineHeight: 1,
  color: 'var(--mui-palette-primary-main)',
  backgroundColor:
    'color-mix(in srgb, var(--mui-palette-primary-main) 12%, var(--mui-palette-background-paper))',
}));
