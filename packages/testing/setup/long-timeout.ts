import { jest } from '@jest/globals';

/**
 * For tests with real servers or whole pages: how long one may take before it counts as stuck, on a machine that does other
 * work as well. Jest knows no timeout per project.
 */
jest.setTimeout(300_000);
