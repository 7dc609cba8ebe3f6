import { configure } from '@testing-library/react';

/**
 * For tests of whole screens on a busy machine: roles without the computed style that jsdom works out of every element above,
 * which takes most of such a test's time. Import it for its effect.
 */
configure({ defaultHidden: true });
