import { styled } from '@mui/material/styles';

const Mark = styled('svg')({ flex: 'none', width: 32, height: 32 });

/** A buoy on the water, the same drawing in the same colours as favicon.svg. */
export function BrandMark() {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#0B5563" />
      <path d="M12 19 14 9h4l2 10z" fill="#F6A03C" />
      <path
        d="M6 23q2.5-2.5 5 0t5 0 5 0 5 0"
        fill="none"
        stroke="#FFFFFF"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Mark>
  );
}
