import { string } from 'yup';
import { INVALID } from './messages.ts';

/** At most 100 characters (specification section 3), safe in a path and a link. */
export const visitorIdField = () =>
  string()
    .typeError(INVALID)
    .matches(/^[A-Za-z0-9_-]+$/, INVALID)
    .max(100, 'Visitor ID must be at most 100 characters.');

/** The same where it must be given. */
export const requiredVisitorId = () => visitorIdField().required('Visitor ID is required');
