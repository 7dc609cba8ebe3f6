import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { type AlertPreferences, alertPreferences, setPreference } from '#lib/alerts/alert-preferences.ts';
import { chime } from '#lib/alerts/chime.ts';
import { desktopPermission, requestDesktopPermission } from '#lib/alerts/desktop-permission.ts';
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
        sx={labelStyle}
        label={sound.label}
        control={
          <Switch
            sx={switchStyle}
            checked={preferences[sound.preference]}
            onChange={(_event, isOn) => changeSound(isOn)}
          />
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
        sx={labelStyle}
        label={label}
        control={
          <Switch
            sx={switchStyle}
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

/** The knob lies in its track, which is filled while it is on and an outline while it is off, in both modes. */
const switchStyle = {
  p: '7px',
  '& .MuiSwitch-track, & .MuiSwitch-thumb': { border: '1px solid transparent' },
  '& .MuiSwitch-track': {
    borderRadius: '12px',
    opacity: 1,
    bgcolor: 'transparent',
    borderColor: 'text.secondary',
  },
  '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': { opacity: 1, borderColor: 'transparent' },
  '& .MuiSwitch-switchBase.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
  '& .MuiSwitch-thumb': { bgcolor: 'text.secondary', boxShadow: 'none' },
  '& .Mui-checked .MuiSwitch-thumb': { bgcolor: 'background.paper' },
};

/** Its track begins where other lines do. */
const labelStyle = { ml: '-7px' };
