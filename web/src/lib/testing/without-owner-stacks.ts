import * as React from 'react';

/**
 * In development React takes a stack trace of every element that it makes, to name its owner in a warning: a fifth of the
 * time of these tests, in which a warning fails and shows its own stack. It counts those of the last second and stops at
 * ten thousand; here they are always used up.
 */
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
