import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AlertSwitches } from '#components/alert-switches.tsx';
import { CannedReplyEditor } from './canned-reply-editor.tsx';

/** The preferences of this browser. Every change is stored at once. */
export function ConsoleSettingsDialog({ onClose }: { onClose: () => void }) {
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={onPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby="console-settings"
    >
      <DialogTitle id="console-settings">Chat settings</DialogTitle>
      <DialogContent dividers sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <AlertSwitches
          sound={{ preference: 'sound', label: 'Sound when a visitor needs you' }}
          desktop={{ preference: 'desktop', label: 'Desktop notifications when a visitor needs you' }}
        />
        <section aria-labelledby="canned-title">
          <Typography id="canned-title" component="h3" variant="h6">
            Canned replies
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            Type / and a shortcut where you write a message.
          </Typography>
          <CannedReplyEditor />
        </section>
      </DialogContent>
      <DialogActions sx={{ px: 3 }}>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}
