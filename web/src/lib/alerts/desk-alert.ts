import { chime } from './chime.ts';
import { desktopPermission } from './desktop-permission.ts';

/** What an admin is alerted of. */
export interface DeskAlert {
  title: string;
  message: string;
  /** A notification takes the place of an earlier one with the same tag. */
  tag: string;
}

/** Alerts an admin by a sound, and by a notification while the page has no focus: there is a toast otherwise. */
export function showDeskAlert(
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
