import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_PHOTO_PIXELS } from '@harbour-haul/domain/photos/photo-limits';
import { afterAll, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';

jest.setTimeout(60_000);

const SCRIPT = fileURLToPath(new URL('../../../packages/testing/bench/clean-photo.ts', import.meta.url));
const [WIDTH, HEIGHT] = [8000, 5000];

const directory = mkdtempSync(join(tmpdir(), 'peak-memory-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('cleans a photo of 40 megapixels, lying on its side, in a fraction of the memory it has', async () => {
  expect(WIDTH * HEIGHT).toBe(MAX_PHOTO_PIXELS);
  const file = join(directory, 'photo.jpg');
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'teal' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 60, progressive: true })
    .toFile(file);
  const { stdout, stderr } = spawnSync(process.execPath, [SCRIPT, file], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const { outcome, peak } = JSON.parse(stdout) as { outcome: string; peak: number };
  expect(outcome).toBe('clean');
  expect(peak).toBeLessThan(400);
});
