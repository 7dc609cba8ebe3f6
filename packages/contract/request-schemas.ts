import type { InferType, Schema } from 'yup';

/** What a schema may depend on. */
export interface SchemaContext {
  /** Decides which dates are past. */
  now: Date;
  /** The untrusted input itself, where it says which of several shapes it has. */
  input: unknown;
}

/** Builds a schema when it is first needed. */
export type SchemaFunction = (context: SchemaContext) => Schema;

/**
 * The schemas of one operation's request, built when they are first needed: the file of an operation is imported by
 * the public pages as well, whose bundles drop functions that nobody calls.
 */
export interface RequestSchemas {
  query?: SchemaFunction;
  body?: SchemaFunction;
  /** Whether no body stands for an empty object. */
  optionalBody?: true;
  /** The fields of a form, on operations that accept one. */
  form?: SchemaFunction;
  /** Gives the fields of a form the names that their schema knows. */
  formFields?: (fields: Record<string, string>) => Record<string, string>;
}

/** The type of what a schema function lets through. */
export type InputOf<F extends SchemaFunction> = InferType<ReturnType<F>>;
