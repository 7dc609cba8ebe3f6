/** The generic texts of schema checks (specification section 5). */
export const REQUIRED = 'Required';
export const INVALID = 'Invalid input';
export const UNKNOWN_FIELD = 'Invalid input: unknown field, please remove it.';
export const NOT_AN_OBJECT = 'Invalid input: please send a JSON object.';
export const TOO_DEEP = 'Invalid input: lists and objects are nested too deep, please send them flat.';
