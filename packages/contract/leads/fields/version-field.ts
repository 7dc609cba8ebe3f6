import { number } from 'yup';
import { INVALID } from '../../messages.ts';

/** The version of the lead that was read; a change of any other is refused with 409. */
export const versionField = () =>
  number()
    .typeError(INVALID)
    .nonNullable(INVALID)
    .integer(INVALID)
    .min(1, INVALID)
    .max(Number.MAX_SAFE_INTEGER, INVALID);
