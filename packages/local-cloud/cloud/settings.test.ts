import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { readSettings, SettingsError } from './settings.ts';

it('settings have defaults for everything', () => {
  expect(readSettings([], {})).toEqual({
    port: 3000,
    localDir: resolve('.local'),
    assemblyDir: undefined,
    dev: false,
    endWithParent: false,
  });
});

it('settings are read from arguments and environment', () => {
  const settings = readSettings(['--dev', '--assembly', '/out', '--end-with-parent'], {
    PORT: '0',
    LOCAL_DIR: '/data',
    LOCAL_ASSEMBLY: '/other',
  });
  expect(settings).toEqual({
    port: 0,
    localDir: '/data',
    assemblyDir: '/out',
    dev: true,
    endWithParent: true,
  });
});

it.each(['x', '-1', '70000', '3.5'])('settings refuse PORT=%s in one line', (PORT) => {
  expect(() => readSettings([], { PORT })).toThrow(SettingsError);
});

it('settings refuse an unknown argument', () => {
  expect(() => readSettings(['--prod'], {})).toThrow('Known: --dev, --assembly DIR, --end-with-parent.');
});
