import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

/**
 * For tests of whole screens on a busy machine: time enough, and roles without the computed style that jsdom works out of
 * every element above, which takes most of such a test's time. Import it for its effect.
 */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });
