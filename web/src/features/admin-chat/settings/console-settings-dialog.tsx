import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { chime, desktopPermission, requestDesktopPermission } from './alert-admin.ts';
import { CannedReplyEditor } from './canned-reply-editor.tsx';
import { consolePreferences, setPreference } from './console-preferences.ts';
import { useSetting } from './stored-setting.ts';

/** The preferences of this browser. Every change is stored at once. */
export function ConsoleSettingsDialog({ onClose }: { onClose: () => void }) {
  const { sound } = useSetting(consolePreferences);
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
        <div>
          <FormControlLabel
            label="Sound when a visitor needs you"
            control={
              <Switch
                checked={sound}
                onChange={(_event, checked) => {
                  setPreference({ sound: checked });
                  if (checked) chime();
                }}
              />
            }
          />
          <DesktopSwitch />
        </div>
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

/** Turning it on is the click that the permission request needs. */
function DesktopSwitch() {
  const { desktop } = useSetting(consolePreferences);
  const [permission, setPermission] = useState(desktopPermission);
  const change = async (checked: boolean) => {
    const isOn = checked && (await requestDesktopPermission());
    setPermission(desktopPermission());
    setPreference({ desktop: isOn });
  };
  const hints: Partial<Record<typeof permission, string>> = {
    denied: 'This browser does not allow notifications for this site. You can change that in its settings.',
    unsupported: 'This browser does not know desktop notifications.',
  };
  return (
    <>
      <FormControlLabel
        label="Desktop notifications when a visitor needs you"
        control={
          <Switch
            checked={desktop && permission === 'granted'}
            disabled={permission === 'unsupported'}
            onChange={(_event, checked) => void change(checked)}
          />
        }
      />
      {hints[permission] && <FormHelperText>{hints[permission]}</FormHelperText>}
    </>
  );
}
