import { validationErrors } from '@harbour-haul/contract/validate';
import type { FieldErrors } from '@harbour-haul/domain/errors';
import type { Schema } from 'yup';

/**
 * Formik's `validate` from a schema of the contract. Checks the raw values: formik's own yup adapter turns '' into
 * undefined first, which gets people the wrong text. The schema is made for each check, since some depend on today.
 */
export function formValidator(schema: () => Schema): (values: object) => FieldErrors {
  return (values) => validationErrors(schema(), values) ?? {};
}
