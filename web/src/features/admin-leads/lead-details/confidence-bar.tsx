import type { ClassificationTier } from '@harbour-haul/domain/leads/fields/classification';
import Box from '@mui/material/Box';
import LinearProgress, { type LinearProgressProps } from '@mui/material/LinearProgress';

const COLORS: Partial<Record<ClassificationTier, LinearProgressProps['color']>> = {
  high: 'success',
  medium: 'warning',
  low: 'error',
};

interface ConfidenceBarProps {
  /** 0 to 1. */
  confidence: number | null;
  tier: ClassificationTier;
}

/** How sure the assistant was, as a bar and in figures. */
export function ConfidenceBar({ confidence, tier }: ConfidenceBarProps) {
  if (confidence === null) return 'Not specified';
  const percent = Math.round(confidence * 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 24 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={COLORS[tier] ?? 'primary'}
        aria-label="Confidence"
        sx={{ flex: 1, height: 8, borderRadius: 4 }}
      />
      <span>{`${percent}%`}</span>
    </Box>
  );
}
