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
  // Loaded with the first of them: what cannot be loaded now is silent, and its toast is shown.
  if (sound)
    import('./chime.ts').then(
      (loaded) => loaded.chime(),
      () => {},
    );
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
