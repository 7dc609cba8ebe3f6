import { confidencePercent } from '@harbour-haul/domain/leads/fields/classification';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import OpenInNew from '@mui/icons-material/OpenInNew';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

/** As many labels as fit a line. */
const SHOWN_LABELS = 3;

interface PhotoDialogBarProps {
  titleId: string;
  title: string;
  labels: readonly { name: string; confidence: number }[];
  address: string | undefined;
  canZoomIn: boolean;
  canZoomOut: boolean;
  onZoom: (by: number) => void;
  onClose: () => void;
}

/** What is shown, and what can be done with it. */
export function PhotoDialogBar(props: PhotoDialogBarProps) {
  const { titleId, title, labels, address, canZoomIn, canZoomOut, onZoom, onClose } = props;
  return (
    <Box sx={barStyle}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={titleId} component="h2" variant="subtitle1" noWrap aria-live="polite">
          {title}
        </Typography>
        {labels.length > 0 && (
          <Typography variant="body2" noWrap sx={{ color: '#cfdadd' }}>
            Seen: {labels.slice(0, SHOWN_LABELS).map(labelText).join(', ')}
          </Typography>
        )}
      </Box>
      <IconButton color="inherit" aria-label="Zoom out" disabled={!canZoomOut} onClick={() => onZoom(-1)}>
        <ZoomOutIcon />
      </IconButton>
      <IconButton color="inherit" aria-label="Zoom in" disabled={!canZoomIn} onClick={() => onZoom(1)}>
        <ZoomInIcon />
      </IconButton>
      {address !== undefined && !address.startsWith('data:') && (
        <IconButton
          color="inherit"
          aria-label="Open in a new tab"
          href={address}
          target="_blank"
          rel="noreferrer"
        >
          <OpenInNew />
        </IconButton>
      )}
      <IconButton color="inherit" aria-label="Close" onClick={onClose}>
        <Close />
      </IconButton>
    </Box>
  );
}

function labelText({ name, confidence }: { name: string; confidence: number }): string {
  return `${name} ${confidencePercent(confidence)}%`;
}

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  pl: 2,
  pr: 0.5,
  py: 0.5,
  '& .MuiIconButton-root': { width: 44, height: 44, '&.Mui-disabled': { color: 'rgb(255 255 255 / 35%)' } },
};

interface PhotoStepsProps {
  index: number;
  count: number;
  onStep: (by: number) => void;
}

/** From one photo to the next and back. A button at an end stays, so that the focus does. */
export function PhotoSteps({ index, count, onStep }: PhotoStepsProps) {
  if (count < 2) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', gap: 4, py: 1 }}>
      <IconButton
        color="inherit"
        aria-label="Previous photo"
        aria-disabled={index === 0}
        onClick={() => onStep(-1)}
        sx={buttonStyle}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        color="inherit"
        aria-label="Next photo"
        aria-disabled={index === count - 1}
        onClick={() => onStep(1)}
        sx={buttonStyle}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
}

const buttonStyle = {
  width: 48,
  height: 48,
  border: '1px solid rgb(255 255 255 / 40%)',
  '&[aria-disabled=true]': { opacity: 0.35 },
};
