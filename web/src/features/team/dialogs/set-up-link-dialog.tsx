import type { SetUpLink } from '@harbour-haul/contract/team/account';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { setUpAddress } from '#lib/team/set-up-link.ts';
import { momentText } from '../account-texts.ts';

/** Shows a set-up link, which is stored nowhere: it closes by its button alone. */
export function SetUpLinkDialog({ link, onClose }: { link: SetUpLink; onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const address = setUpAddress(link, window.location.origin);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied('Copied.');
    } catch {
      setCopied('Please copy what is selected.');
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle
        id={`${id}-title`}
        sx={{ overflowWrap: 'anywhere' }}
      >{`The link for ${link.username}`}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2.5 }}>
          {`Send it in a way that only they read. It works once, until ${momentText(link.until)}, and is shown here only now: whoever opens it chooses the password.`}
        </DialogContentText>
        <TextField
          id={`${id}-link`}
          label="Set-up link"
          value={address}
          inputRef={field}
          fullWidth
          onFocus={(event) => event.target.select()}
          helperText={<span role="status">{copied}</span>}
          slotProps={{ htmlInput: { readOnly: true }, formHelperText: { component: 'div' } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Done
        </Button>
        <Button variant="contained" onClick={() => void copy()} autoFocus>
          Copy link
        </Button>
      </DialogActions>
    </Dialog>
  );
}
