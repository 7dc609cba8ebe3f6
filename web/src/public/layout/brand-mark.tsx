import { styled } from '@mui/material/styles';
import { color } from '#components/tokens.ts';

const Mark = styled('svg')({ flex: 'none', width: 32, height: 32 });

/** A buoy on the water, the same drawing as favicon.svg. */
export function BrandMark() {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill={color.primary} />
      <path d="M12 19 14 9h4l2 10z" fill={color.accent} />
      <path
        d="M6 23q2.5-2.5 5 0t5 0 5 0 5 0"
        fill="none"
        stroke={color.onPrimary}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Mark>
  );
}
