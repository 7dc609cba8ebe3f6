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
    faults: { indexLagMs: 0, errorShare: 0, seed: 1 },
    limits: 'usual',
    concurrency: undefined,
    freezes: true,
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
    LOCAL_INDEX_LAG: '500',
    LOCAL_DYNAMODB_ERRORS: '0.05',
    LOCAL_SEED: '7',
    LOCAL_CONCURRENCY: '50',
    LOCAL_FREEZE: 'off',
    LOCAL_GRANT_USES: '/uses',
    LIMITS: 'loose',
  });
  expect(settings).toEqual({
    port: 0,
    localDir: '/data',
    assemblyDir: '/out',
    dev: true,
    iam: false,
    faults: { indexLagMs: 500, errorShare: 0.05, seed: 7 },
    limits: 'loose',
    concurrency: 50,
    freezes: false,
    grantUses: '/uses',
    endWithParent: true,
  });
});

it.each(['x', '-1', '70000', '3.5'])('settings refuse PORT=%s in one line', (PORT) => {
  expect(() => readSettings([], { PORT })).toThrow(SettingsError);
});

it.each(['0', 'off', '1.5'])('settings refuse LOCAL_CONCURRENCY=%s', (LOCAL_CONCURRENCY) => {
  expect(() => readSettings([], { LOCAL_CONCURRENCY })).toThrow('must be a number from 1 to 9999');
});

it('settings refuse a switch that is neither on nor off', () => {
  expect(() => readSettings([], { LOCAL_IAM: 'no' })).toThrow('LOCAL_IAM must be on or off, not "no".');
});

it('settings refuse limits that are neither usual nor loose', () => {
  expect(() => readSettings([], { LIMITS: 'none' })).toThrow('LIMITS must be loose or not set, not "none".');
});

it.each(['half', '-1', '1.5'])('settings refuse %s of all calls to fail', (share) => {
  expect(() => readSettings([], { LOCAL_DYNAMODB_ERRORS: share })).toThrow('must be a number from 0 to 1');
});

it('settings refuse an unknown argument', () => {
  expect(() => readSettings(['--prod'], {})).toThrow('Known: --dev, --assembly DIR, --end-with-parent.');
});
