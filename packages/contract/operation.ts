import type { FunctionName } from './functions.ts';

/** One call of the HTTP API, as the gateway, the functions and the web all read it. */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/api/${string}` | `/uploads/${string}`;
  /**
   * public: anyone. visitor: the visitor cookie of that visitorId. admin: a signed-in user.
   * confirmed: a signed-in user who has just confirmed with their password that it is them (`confirmPassword`).
   * participant: any visitor cookie, or a signed-in user; the operation checks whose chat it is.
   * link: whoever holds the link of a request (its token), for that request alone.
   * viewer: anyone, told apart by cookies; to strangers the operation responds as if there were nothing.
   */
  access: 'public' | 'visitor' | 'participant' | 'viewer' | 'link' | 'admin' | 'confirmed';
  /** The Lambda function that serves it. */
  function: FunctionName;
  /** How large a body may be where it is not the usual 64 KB. */
  bodyKb?: number;
  /** True where `multipart/form-data` is accepted as well as JSON, up to `FORM_LIMIT_KB`. */
  form?: true;
}

/** What is sent and returned beside the path. */
interface OperationTypes {
  /** The query string, as strings. */
  query?: object;
  /** The JSON body of a request. */
  body?: unknown;
  /** The fields of a form, where the operation accepts one. */
  form?: object;
  /** The JSON body of a form's success, where it differs. */
  formResponse?: unknown;
  /** The JSON body of a success; undefined where there is none, `FileContent` where it is a file. */
  response: unknown;
}

/** The content of a response that is a file and no JSON. */
export type FileContent = Blob;

/** Carries the types of an operation; there is no such property at run time. */
declare const TYPES: unique symbol;
export type Operation<T extends OperationTypes = OperationTypes, R extends ApiRoute = ApiRoute> = R & {
  readonly [TYPES]?: T;
};

/**
 * Declares an operation: its route is what is written, its types are `T`. Schemas stand beside it as functions, since
 * the public pages import the route and must not carry a schema library.
 */
export function defineOperation<T extends OperationTypes>() {
  return <const R extends ApiRoute>(route: R): Operation<T, R> => route;
}

type TypesOf<O> = O extends { readonly [TYPES]?: infer T } ? NonNullable<T> : never;

/** The names in a path: `/api/leads/{id}` has `id`. */
type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The path parameters of an operation, by name. */
export type ParamsOf<O extends ApiRoute> = Record<ParamNames<O['path']>, string>;
/** The query of an operation; never where it takes none. */
export type QueryOf<O> = TypesOf<O> extends { query: infer Q } ? Q : never;
/** The request body of an operation; never where it takes none. */
export type BodyOf<O> = TypesOf<O> extends { body: infer B } ? B : never;
/** The fields of the form of an operation; never where it accepts none. */
export type FormOf<O> = TypesOf<O> extends { form: infer F } ? F : never;
/** The body of a form's success; never where it is that of all. */
export type FormResponseOf<O> = TypesOf<O> extends { formResponse: infer R } ? R : never;
/** The body of an operation's success. */
export type ResponseOf<O> = TypesOf<O> extends { response: infer R } ? R : never;
