import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

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
