import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

interface GoneLeadProps {
  titleId: string;
  id: number;
  onClose: () => void;
}

/** In place of a lead that was erased while it was open: nothing of its person is shown any more, nor what was typed. */
export function GoneLead({ titleId, id, onClose }: GoneLeadProps) {
  return (
    <>
      <DialogTitle id={titleId}>{`Lead #${id}`}</DialogTitle>
      <DialogContent>
        <Alert severity="info">
          This lead is not there any more: it was erased for good, with what was typed into it and not saved.
        </Alert>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Show all leads</Button>
      </DialogActions>
    </>
  );
}
