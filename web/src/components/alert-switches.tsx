import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { desktopPermission, requestDesktopPermission } from '#lib/alerts/alert-admin.ts';
import { type AlertPreferences, alertPreferences, setPreference } from '#lib/alerts/alert-preferences.ts';
import { chime } from '#lib/alerts/chime.ts';
import { useSetting } from '#lib/alerts/stored-setting.ts';

/** A preference, and what it is called. */
interface AlertSwitch {
  preference: keyof AlertPreferences;
  label: string;
}

/** Whether something is heard and shown on the desktop. Every change is stored at once. */
export function AlertSwitches({ sound, desktop }: { sound: AlertSwitch; desktop: AlertSwitch }) {
  const preferences = useSetting(alertPreferences);
  const changeSound = (isOn: boolean) => {
    setPreference({ [sound.preference]: isOn });
    if (isOn) chime();
  };
  return (
    <div>
      <FormControlLabel
        label={sound.label}
        control={
          <Switch checked={preferences[sound.preference]} onChange={(_event, isOn) => changeSound(isOn)} />
        }
      />
      <DesktopSwitch {...desktop} />
    </div>
  );
}

/** Turning it on is the click that the permission request needs. */
function DesktopSwitch({ preference, label }: AlertSwitch) {
  const isOn = useSetting(alertPreferences)[preference];
  const [permission, setPermission] = useState(desktopPermission);
  const change = async (checked: boolean) => {
    const isAllowed = checked && (await requestDesktopPermission());
    setPermission(desktopPermission());
    setPreference({ [preference]: isAllowed });
  };
  const hints: Partial<Record<typeof permission, string>> = {
    denied: 'This browser does not allow notifications for this site. You can change that in its settings.',
    unsupported: 'This browser does not know desktop notifications.',
  };
  return (
    <>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={isOn && permission === 'granted'}
            disabled={permission === 'unsupported'}
            onChange={(_event, checked) => void change(checked)}
          />
        }
      />
      {hints[permission] && <FormHelperText>{hints[permission]}</FormHelperText>}
    </>
  );
}
