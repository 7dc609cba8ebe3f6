import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Shown instead of a photo that cannot be shown, or not yet. */
export function PhotoNote({ isWaiting = false, children }: { isWaiting?: boolean; children: ReactNode }) {
  const Icon = isWaiting ? HourglassEmptyOutlined : ImageNotSupportedOutlined;
  return (
    <Box sx={noteStyle}>
      <Icon fontSize="small" aria-hidden="true" />
      <span>{children}</span>
    </Box>
  );
}

const noteStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
  width: '100%',
  minHeight: 112,
  height: '100%',
  p: 1.5,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.secondary',
  fontSize: '0.875rem',
  textAlign: 'center',
  overflowWrap: 'anywhere',
};
