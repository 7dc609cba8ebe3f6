import type { ApiResponse } from '../local-product.ts';

export type Cookies = Record<string, string>;

/** Calls the API as the admin, or with other cookies. @throws Error for what is refused */
export type Ask = (
  method: string,
  path: string,
  body?: unknown,
  cookies?: Cookies,
  headers?: Record<string, string>,
) => Promise<ApiResponse>;
