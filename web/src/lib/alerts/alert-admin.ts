/** What an admin is alerted of. */
export interface DeskAlert {
  title: string;
  message: string;
  /** A notification takes the place of an earlier one with the same tag. */
  tag: string;
}

/** Whether this browser supports desktop notifications, and whether they are permitted. */
export function desktopPermission(): NotificationPermission | 'unsupported' {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Requests the permission for desktop notifications. Browsers require that a click calls it. */
export async function requestDesktopPermission(): Promise<boolean> {
  if (desktopPermission() === 'unsupported') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/**
 * Plays the sound and shows the desktop notification of an alert, as far as the admin wants them. The notification is shown
 * only while the page has no focus: there is a toast otherwise.
 */
export function alertAdmin(
  { title, message, tag }: DeskAlert,
  { sound, desktop }: { sound: boolean; desktop: boolean },
  onClick: () => void,
): void {
  if (sound) chime();
  if (!desktop || desktopPermission() !== 'granted' || document.hasFocus()) return;
  try {
    const notification = new Notification(title, { body: message, tag });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onClick();
    };
  } catch {
    // Phones allow notifications only from a service worker; the toast is shown.
  }
}

let audio: AudioContext | undefined;

/** Plays two soft notes, synthesized so that no file is loaded. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const context = audio;
  for (const [index, pitch] of [660, 880].entries()) {
    const start = context.currentTime + index * 0.16;
    const gain = context.createGain();
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.32);
  }
}
