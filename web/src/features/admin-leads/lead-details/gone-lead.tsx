import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';

interface GoneLeadProps {
  titleId: string;
  id: number;
  onClose: () => void;
}

/** In place of a lead that was erased while it was open: nothing of its person is shown any more, nor what was typed. */
export function GoneLead({ titleId, id, onClose }: GoneLeadProps) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>{`Lead #${id}`}</DialogTitle>
        <IconButton onClick={onClose} aria-label="Close">
          <Close />
        </IconButton>
      </Box>
      <DialogContent>
        <DialogContentText role="alert">
          This lead was erased. What was typed here and not saved is gone too.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose}>
          Show all leads
        </Button>
      </DialogActions>
    </>
  );
}
