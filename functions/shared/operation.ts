import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type {
  BodyOf,
  FileContent,
  FormOf,
  FormResponseOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@harbour-haul/contract/operation';
import type { InputOf, RequestSchemas, SchemaFunction } from '@harbour-haul/contract/request-schemas';
import type { API_ROUTES, OperationName } from '@harbour-haul/contract/routes';
import type { FormFile, HttpRequest, HttpResponse } from './http-types.ts';

type RouteOf<N extends OperationName> = (typeof API_ROUTES)[N];

/** The JSON body or, where the operation accepts one, the form of a request. Without a schema a body stays unknown. */
type ContentOf<N extends OperationName, S extends RequestSchemas> = S extends { form: SchemaFunction }
  ?
      | { body: BodyOf<RouteOf<N>>; form: null }
      | { body: undefined; form: { fields: FormOf<RouteOf<N>>; files: Record<string, FormFile> } }
  : { body: S extends { body: SchemaFunction } ? BodyOf<RouteOf<N>> : unknown };

/** A request as an operation gets it: parsed by its schemas, and authorized by the contract's `access`. */
export type OperationRequest<N extends OperationName, S extends RequestSchemas = RequestSchemas> = Omit<
  HttpRequest,
  'params' | 'query' | 'body' | 'form' | 'user' | 'linkedLeadId' | 'confirmedVersion'
> & {
  params: ParamsOf<RouteOf<N>>;
  query: S extends { query: SchemaFunction } ? QueryOf<RouteOf<N>> : undefined;
  /** Set on routes whose access is `admin` or `confirmed`, and on `participant` and `viewer` routes where a user is signed in. */
  user: RouteOf<N>['access'] extends 'admin' | 'confirmed' ? SignedInUser : SignedInUser | null;
  /** Set on routes whose access is `link`. */
  linkedLeadId: RouteOf<N>['access'] extends 'link' ? number : null;
  /** Set on routes whose access is `confirmed`. */
  confirmedVersion: RouteOf<N>['access'] extends 'confirmed' ? number : null;
} & ContentOf<N, S>;

/** The response of an operation, its content typed by the contract. */
export type OperationResponse<N extends OperationName> = Pick<
  HttpResponse,
  'status' | 'cookies' | 'headers'
> &
  ([ResponseOf<RouteOf<N>>] extends [undefined]
    ? { body?: undefined }
    : [ResponseOf<RouteOf<N>>] extends [FileContent]
      ? { bytes?: Uint8Array }
      : { body: ResponseOf<RouteOf<N>> | FormResponseOf<RouteOf<N>> });

/** Whether the schemas let through what the contract says of the operation. */
type Matching<N extends OperationName, S extends RequestSchemas> = (S extends {
  body: infer F extends SchemaFunction;
}
  ? { body: InputOf<F> extends BodyOf<RouteOf<N>> ? F : never }
  : unknown) &
  (S extends { query: infer F extends SchemaFunction }
    ? { query: InputOf<F> extends QueryOf<RouteOf<N>> ? F : never }
    : unknown);

/** An operation of the contract as its function implements it. */
export interface Operation<N extends OperationName, Deps> {
  name: N;
  schemas: RequestSchemas;
  handle(request: HttpRequest, deps: Deps): Promise<HttpResponse>;
}

/**
 * Implements an operation of the contract.
 * @param schemas the `…Request` beside its route; the pipeline parses the request by them.
 */
export function operation<N extends OperationName, const S extends RequestSchemas, Deps>(
  name: N,
  schemas: S & Matching<N, S>,
  handle: (request: OperationRequest<N, S>, deps: Deps) => Promise<OperationResponse<N>>,
): Operation<N, Deps> {
  // What the pipeline passes is what the schemas let through.
  return { name, schemas, handle: handle as unknown as Operation<N, Deps>['handle'] };
}
