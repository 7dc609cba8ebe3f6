/** Every project runs TypeScript as ES modules through swc; nothing is compiled to disk. */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2024',
      },
      module: { type: 'es6' },
    },
  ],
};

const shared = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  modulePathIgnorePatterns: ['/cdk\\.out/', '/\\.local/', '/\\.build/', '<rootDir>/web/dist/'],
  setupFilesAfterEnv: ['<rootDir>/packages/testing/setup/fail-on-console-error.ts'],
};

const node = { ...shared, testEnvironment: '<rootDir>/packages/testing/setup/plain-environment.js' };

const withServers = {
  ...shared,
  testEnvironment: '<rootDir>/packages/testing/setup/server-environment.js',
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/packages/testing/setup/long-timeout.ts'],
};

/** @type {import('jest').Config} */
export default {
  // One more than the processors of the machine that is counted on: browsers, functions and indexes are waited for.
  maxWorkers: 3,
  // Each file leaves some megabytes in its worker, whose collector ends up with more work than its tests.
  workerIdleMemoryLimit: '900MB',
  testSequencer: '<rootDir>/packages/testing/setup/slowest-first-sequencer.js',
  reporters: ['default', '<rootDir>/packages/testing/setup/closing-line-reporter.js'],
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/{packages,functions,web}/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.integration\\.test\\.ts$', '<rootDir>/web/e2e/'],
    },
    {
      ...node,
      displayName: 'infra',
      testMatch: ['<rootDir>/infra/**/*.test.ts'],
      globalSetup: '<rootDir>/packages/testing/setup/synthesize.ts',
    },
    {
      ...withServers,
      displayName: 'integration',
      testMatch: ['<rootDir>/{packages,functions}/**/*.integration.test.ts'],
      globalSetup: '<rootDir>/packages/testing/setup/start-dynamodb.ts',
      globalTeardown: '<rootDir>/packages/testing/setup/stop-dynamodb.ts',
    },
    {
      ...shared,
      displayName: 'component',
      testEnvironment: '<rootDir>/packages/testing/setup/jsdom-environment.js',
      testMatch: ['<rootDir>/web/src/**/*.test.tsx'],
      setupFiles: [
        '<rootDir>/packages/testing/setup/jsdom-globals.ts',
        '<rootDir>/web/src/lib/testing/without-owner-stacks.ts',
      ],
      setupFilesAfterEnv: [
        ...shared.setupFilesAfterEnv,
        '<rootDir>/packages/testing/setup/long-timeout.ts',
        '<rootDir>/web/src/lib/testing/patient-waits.ts',
        '<rootDir>/web/src/lib/testing/waits-for-effects.ts',
        '<rootDir>/web/src/lib/testing/run-lazy-loads.ts',
      ],
    },
    {
      ...withServers,
      displayName: 'e2e',
      testMatch: ['<rootDir>/web/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/packages/testing/setup/start-dynamodb.ts',
      globalTeardown: '<rootDir>/packages/testing/setup/stop-dynamodb.ts',
    },
  ],
};
