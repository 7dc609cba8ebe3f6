import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { memo } from 'react';

interface DetailsFooterProps {
  /** Something is typed that is not saved. */
  changed: boolean;
  saving: boolean;
  /** Nothing can be saved: the lead is in the trash, was merged into another or no longer exists. */
  locked: boolean;
  onSave: () => void;
  /** Saves, and then shows the next lead; null where there is none. */
  onSaveAndNext: (() => void) | null;
  onCancel: () => void;
}

/** Says whether anything is unsaved, and saves or leaves. */
export const DetailsFooter = memo(function DetailsFooter(props: DetailsFooterProps) {
  const { changed, saving, locked, onSave, onSaveAndNext, onCancel } = props;
  const disabled = !changed || saving || locked;
  return (
    <DialogActions disableSpacing sx={barStyle}>
      <Box
        role="status"
        sx={{ color: changed ? 'text.primary' : 'text.secondary', fontWeight: changed ? 600 : 400 }}
      >
        {changed ? 'You have unsaved changes' : 'No changes made'}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>
        <Button color="inherit" onClick={onCancel} disabled={saving} sx={{ flex: { xs: 1, sm: 'none' } }}>
          Cancel
        </Button>
        {onSaveAndNext && (
          <Button
            variant="outlined"
            data-hint="Save and Next (Ctrl Shift Enter)"
            onClick={onSaveAndNext}
            disabled={disabled}
            sx={andNextStyle}
          >
            Save and Next
          </Button>
        )}
        <Button
          variant="contained"
          onClick={onSave}
          disabled={disabled}
          sx={{ flex: { xs: 2, sm: 'none' }, whiteSpace: 'nowrap' }}
        >
          {saving ? 'Saving...' : 'Save Changes'}
        </Button>
      </Box>
    </DialogActions>
  );
});

/** Two lines on a phone: the words above, the buttons across the whole width below. */
const barStyle = {
  px: { xs: 2, sm: 3 },
  py: 1.5,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  gap: 1,
};

/** A phone has no room for it, and Next in reach. */
const andNextStyle = { display: { xs: 'none', sm: 'inline-flex' }, whiteSpace: 'nowrap' };
