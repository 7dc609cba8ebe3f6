import { TextDecoder, TextEncoder } from 'node:util';

/** jsdom has neither of these, which react-router and yup's tooling expect of any browser. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
