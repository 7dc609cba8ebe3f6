import type { InferType, Schema } from 'yup';

/** What a schema may depend on. */
export interface SchemaContext {
  /** Decides which dates are past. */
  now: Date;
  /** The untrusted input itself, where it says which of several shapes it has. */
  input: unknown;
}

/**
 * The schemas of one operation's request, built when they are first needed: the file of an operation is imported by
 * the public pages as well, whose bundles drop functions that nobody calls.
 */
export interface RequestSchemas {
  query?: (context: SchemaContext) => Schema;
  body?: (context: SchemaContext) => Schema;
}

/** The type of what a schema function lets through. */
export type InputOf<F extends (context: SchemaContext) => Schema> = InferType<ReturnType<F>>;
