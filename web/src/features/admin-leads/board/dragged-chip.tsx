import { type LeadStatus, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import Box from '@mui/material/Box';

interface DraggedChipProps {
  name: string;
  /** Where it would be dropped; null for where it is, or may not go. */
  to: LeadStatus | null;
  x: number;
  y: number;
}

/** What a finger drags, above it, where the finger does not cover it. */
export function DraggedChip({ name, to, x, y }: DraggedChipProps) {
  return (
    <Box
      aria-hidden="true"
      style={{
        transform: `translate(clamp(8px, calc(${x}px - 50%), calc(100vw - 100% - 8px)), ${y - 76}px)`,
      }}
      sx={chipStyle}
    >
      <b>{name}</b>
      {to && <span>{` → ${STATUS_LABELS[to]}`}</span>}
    </Box>
  );
}

const chipStyle = {
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 'tooltip',
  maxWidth: 'calc(100vw - 16px)',
  px: 1.5,
  py: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  boxShadow: 3,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
};
