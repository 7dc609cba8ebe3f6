import { jest } from '@jest/globals';

/** For tests with real servers: how long one may take before it counts as stuck. Jest knows no timeout per project. */
jest.setTimeout(300_000);
