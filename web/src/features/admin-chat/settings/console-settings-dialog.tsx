import { variableList } from '@harbour-haul/domain/chat/canned/reply-variables';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { AlertSwitches } from '#components/alert-switches.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { CannedReplyEditor } from './canned-reply-editor.tsx';
import { useReplyDraft } from './use-reply-draft.ts';

/** The preferences of this browser, each stored at once, and the replies of all admins, which are saved by their button. */
export function ConsoleSettingsDialog({ onClose }: { onClose: () => void }) {
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const draft = useReplyDraft();
  const [isAsking, setAsking] = useState(false);
  const leave = () => (draft.isChanged ? setAsking(true) : onClose());
  return (
    <Dialog
      open
      onClose={leave}
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
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {`Shared by all admins. Type / and a shortcut where you write a message. In a reply, ${variableList()} stand for what is known of the chat.`}
          </Typography>
          <CannedReplyEditor draft={draft} />
        </section>
      </DialogContent>
      <DialogActions sx={{ px: 3, flexWrap: 'wrap', rowGap: 1 }}>
        <Typography
          role="status"
          variant="body2"
          color="textSecondary"
          sx={{ flex: draft.notice === null ? 1 : '1 1 200px' }}
        >
          {draft.notice}
        </Typography>
        <Button color="inherit" onClick={leave}>
          Done
        </Button>
        <Button variant="contained" disabled={!draft.canSave} loading={draft.isSaving} onClick={draft.save}>
          Save replies
        </Button>
      </DialogActions>
      {isAsking && (
        <ConfirmDialog
          question="Discard your changes?"
          detail="The canned replies that you have changed are not saved yet."
          action="Discard"
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
