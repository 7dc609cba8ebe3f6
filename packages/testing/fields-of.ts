import type { ApiResponse } from './local-product.ts';

/** The names of the fields that a refusal is about. */
export const fieldsOf = ({ body }: Pick<ApiResponse, 'body'>) =>
  Object.getOwnPropertyNames(body.fields ?? {});
