/** Whether this browser supports desktop notifications, and whether they are permitted. */
export function desktopPermission(): NotificationPermission | 'unsupported' {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Requests the permission for desktop notifications. Browsers require that a click calls it. */
export async function requestDesktopPermission(): Promise<boolean> {
  if (desktopPermission() === 'unsupported') return false;
  return (await Notification.requestPermission()) === 'granted';
}
