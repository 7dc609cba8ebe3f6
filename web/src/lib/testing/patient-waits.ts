import { configure } from '@testing-library/dom';

/** How long what is waited for may take, beside two other files on a busy machine: a dialog may need a second of work. */
const PATIENCE_MS = 20_000;

// By default it is a second, which says how fast the machine is.
configure({ asyncUtilTimeout: PATIENCE_MS });
