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
