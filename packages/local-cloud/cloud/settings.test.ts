import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { readSettings, SettingsError } from './settings.ts';

it('settings have defaults for everything', () => {
  expect(readSettings([], {})).toEqual({
    port: 3000,
    localDir: resolve('.local'),
    assemblyDir: undefined,
    dev: false,
    iam: true,
    grantUses: undefined,
    endWithParent: false,
  });
});

it('settings are read from arguments and environment', () => {
  const settings = readSettings(['--dev', '--assembly', '/out', '--end-with-parent'], {
    PORT: '0',
    LOCAL_DIR: '/data',
    LOCAL_ASSEMBLY: '/other',
    LOCAL_IAM: 'off',
    LOCAL_GRANT_USES: '/uses',
  });
  expect(settings).toEqual({
    port: 0,
    localDir: '/data',
    assemblyDir: '/out',
    dev: true,
    iam: false,
    grantUses: '/uses',
    endWithParent: true,
  });
});

it.each(['x', '-1', '70000', '3.5'])('settings refuse PORT=%s in one line', (PORT) => {
  expect(() => readSettings([], { PORT })).toThrow(SettingsError);
});

it('settings refuse a switch that is neither on nor off', () => {
  expect(() => readSettings([], { LOCAL_IAM: 'no' })).toThrow('LOCAL_IAM must be on or off, not "no".');
});

it('settings refuse an unknown argument', () => {
  expect(() => readSettings(['--prod'], {})).toThrow('Known: --dev, --assembly DIR, --end-with-parent.');
});
