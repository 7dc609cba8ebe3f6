import type { Attention } from './attention.ts';
import { deskPreferences } from './desk-preferences.ts';

/** Whether this browser knows notices of the system, and what the admin has said to them. */
export function desktopPermission(): NotificationPermission | 'unsupported' {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Asks for notices of the system. Only ever called by a click, which browsers rightly want. */
export async function askForDesktop(): Promise<boolean> {
  if (desktopPermission() === 'unsupported') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/**
 * Sound and notice of the system for something that an admin wants to hear of, as far as they chose them. A notice only
 * where the page is not looked at: there is a toast otherwise.
 */
export function alertAdmin({ title, message, sessionId, kind }: Attention, onClick: () => void): void {
  const { sound, desktop } = deskPreferences.get();
  if (sound) chime();
  if (!desktop || desktopPermission() !== 'granted' || document.hasFocus()) return;
  try {
    const notice = new Notification(title, { body: message, tag: `${kind}:${sessionId}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onClick();
    };
  } catch {
    // Phones know notices only from a service worker; the toast is there.
  }
}

let audio: AudioContext | undefined;

/** Two soft notes, made rather than loaded. */
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
