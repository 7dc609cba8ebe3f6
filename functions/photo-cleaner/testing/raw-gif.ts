/** A GIF of many frames of one pixel each on a screen of any size, byte by byte. */
export function rawGif({ width, height, frames }: { width: number; height: number; frames: number }): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen[4] = 0x80;
  const colours = Buffer.from([0, 0, 0, 255, 255, 255]);
  const pause = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  const all = Array.from({ length: frames }, () => Buffer.concat([pause, frame]));
  return Buffer.concat([Buffer.from('GIF89a'), screen, colours, ...all, Buffer.from([0x3b])]);
}
