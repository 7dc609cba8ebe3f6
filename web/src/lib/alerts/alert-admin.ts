import type { DeskAlert } from './desk-alert.ts';

/**
 * Plays the sound and shows the desktop notification of an alert, as far as the admin wants them. Their code is loaded with the
 * first of them: what cannot be loaded now is silent, and its toast is shown.
 * @param onClick what a press on the notification does
 */
export function alertAdmin(
  alert: DeskAlert,
  wanted: { sound: boolean; desktop: boolean },
  onClick: () => void,
): void {
  if (wanted.sound || wanted.desktop)
    import('./desk-alert.ts').then(
      ({ showDeskAlert }) => showDeskAlert(alert, wanted, onClick),
      () => {},
    );
}
