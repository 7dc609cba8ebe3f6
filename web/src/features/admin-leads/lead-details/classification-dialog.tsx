import {
  CLASSIFICATION_LABELS,
  type ClassificationTier,
  classificationTier,
  confidencePercent,
} from '@harbour-haul/domain/leads/fields/classification';
import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress, { type LinearProgressProps } from '@mui/material/LinearProgress';
import { useId } from 'react';
import { DetailSection, Fact } from '../detail-section.tsx';
import { ClassificationBadge } from '../lead-badges.tsx';

const EXPLANATIONS: Record<ClassificationTier, { severity: AlertColor; text: string }> = {
  high: { severity: 'success', text: 'The AI is very sure of this junk type. It can be relied on.' },
  medium: {
    severity: 'warning',
    text: 'The AI is fairly sure of this junk type. Please confirm it with the customer.',
  },
  low: {
    severity: 'error',
    text: 'The AI is not sure of this junk type. Please ask the customer before a price is named.',
  },
  user: { severity: 'info', text: 'The customer chose this junk type.' },
  image: {
    severity: 'info',
    text: 'This junk type was detected from a photo. Please confirm it with the customer.',
  },
  unknown: { severity: 'info', text: 'It is not known who or what decided this junk type.' },
};

/** Who or what decided a lead's junk type, and what that is worth. */
export function ClassificationDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const titleId = useId();
  const tier = classificationTier(lead.junkClassificationSource, lead.junkConfidence);
  const { severity, text } = EXPLANATIONS[tier];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Junk Classification Details</DialogTitle>
      <DialogContent>
        <DetailSection title={junkTypeLabel(lead.junkType)}>
          <Fact label="Classification">
            <ClassificationBadge lead={lead} />
          </Fact>
          <Fact label="Source">{sourceText(lead)}</Fact>
          {lead.junkClassificationSource === 'ai' && (
            <Fact label="Confidence">
              <ConfidenceBar confidence={lead.junkConfidence} tier={tier} />
            </Fact>
          )}
        </DetailSection>
        <Box sx={{ mt: 2.5 }}>
          <Alert severity={severity} aria-label={CLASSIFICATION_LABELS[tier]}>
            {text}
          </Alert>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function sourceText({ junkClassificationSource: source }: Lead): string {
  if (source === 'ai') return 'Classified by AI';
  if (source === 'user') return 'Selected by user';
  return source === 'image' ? 'Detected from image' : 'Unknown';
}

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
function ConfidenceBar({ confidence, tier }: ConfidenceBarProps) {
  if (confidence === null) return 'Not specified';
  const percent = confidencePercent(confidence);
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
