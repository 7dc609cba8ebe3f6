import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';

/** In which CloudFront sends the viewer's address, whatever the viewer sent (`infra/lib/names.ts`). */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';

/** A file of a form. Its name and type are the sender's claim. */
export interface FormFile {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A form as it was sent: each field and each file once, by name. */
export interface FormBody {
  fields: Record<string, string>;
  files: Record<string, FormFile>;
}

/** A request as the pipeline passes it on; `operation.ts` types it by the contract. */
export interface HttpRequest {
  /** The body that the schema let through; undefined for forms and where there is none. */
  body: unknown;
  /** The form, its fields as the schema let them through; null for other requests. */
  form: { fields: unknown; files: Record<string, FormFile> } | null;
  query: unknown;
  params: Record<string, string>;
  /** By lower-cased name. */
  headers: Record<string, string>;
  cookies: Record<string, string>;
  /** The viewer's address as CloudFront saw it. */
  viewerAddress: string;
  user: SignedInUser | null;
  /** The visitorId that the visitor cookie proves; on `participant` and `viewer` routes alone. */
  provenVisitorId: string | null;
  /** The lead whose link was sent along; on `link` routes alone. */
  linkedLeadId: number | null;
}

export interface HttpResponse {
  status: number;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as they are, in place of `body`; their `content-type` stands in `headers`. */
  bytes?: Uint8Array;
  /** `Set-Cookie` values. */
  cookies?: string[];
  headers?: Record<string, string>;
}
