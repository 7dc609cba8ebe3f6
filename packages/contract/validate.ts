import { AppError, type FieldErrors } from '@harbour-haul/domain/errors';
import { withoutHiddenMarks } from '@harbour-haul/domain/leads/fields/visible-text';
import { type InferType, ObjectSchema, type Schema, setLocale, ValidationError } from 'yup';
import { INVALID, NOT_AN_OBJECT, REQUIRED, TOO_DEEP, UNKNOWN_FIELD } from './messages.ts';

/** What a schema says where it names no text of its own, in place of the library's English (specification section 5). */
setLocale({
  mixed: {
    default: INVALID,
    required: REQUIRED,
    defined: REQUIRED,
    notNull: INVALID,
    oneOf: INVALID,
    notOneOf: INVALID,
    notType: INVALID,
  },
  string: all(['length', 'min', 'max', 'matches', 'email', 'url', 'uuid', 'trim', 'lowercase', 'uppercase']),
  number: all(['min', 'max', 'lessThan', 'moreThan', 'positive', 'negative', 'integer']),
  array: all(['min', 'max', 'length']),
  object: all(['noUnknown']),
});

function all<K extends string>(rules: readonly K[]): Record<K, string> {
  return Object.fromEntries(rules.map((rule) => [rule, INVALID])) as Record<K, string>;
}

/**
 * Checks untrusted input against a strict object schema and answers it typed. Nothing is coerced; marks that hide or turn a
 * text are taken out of all of it first.
 * @throws AppError `invalid_input` that names every offending field, unknown ones included.
 */
export function parseInput<S extends Schema>(schema: S, sent: unknown): InferType<S> {
  const input = withHarmlessTexts(sent);
  const fields = validationErrors(schema, input);
  if (fields) throw new AppError('invalid_input', 'Please check the marked fields.', { fields });
  return schema.cast(input, { assert: false }) as InferType<S>;
}

/** How deep lists and objects may stand in each other: several times what any schema asks for, and far from the end of the stack. */
const MAX_DEPTH = 32;

function withHarmlessTexts(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return withoutHiddenMarks(input);
  if (typeof input !== 'object' || input === null) return input;
  if (depth > MAX_DEPTH) {
    throw new AppError('invalid_input', 'Please check the marked fields.', { fields: { body: TOO_DEEP } });
  }
  if (Array.isArray(input)) return input.map((value) => withHarmlessTexts(value, depth + 1));
  const harmless = (value: unknown) => withHarmlessTexts(value, depth + 1);
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, harmless(value)]));
}

/** The first error of every field, or null where all is well; for forms as for the server. */
export function validationErrors(schema: Schema, input: unknown): FieldErrors | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { body: NOT_AN_OBJECT };
  const unknown = unknownFields(schema, input);
  try {
    schema.validateSync(input, { abortEarly: false, strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ...firstPerField(error), ...unknown };
  }
  const wrong = { ...unknown, ...inheritedNames(input) };
  return Object.keys(wrong).length > 0 ? wrong : null;
}

/** yup's own check reports all unknown keys as one; people need them by name. */
function unknownFields(schema: Schema, input: object): FieldErrors {
  if (!(schema instanceof ObjectSchema)) return {};
  const known: object = schema.fields;
  const names = Object.getOwnPropertyNames(input).filter((name) => !Object.hasOwn(known, name));
  return record(names.map((name) => [name, UNKNOWN_FIELD]));
}

/**
 * Names within nested objects that every object has by itself, such as `constructor`, by path: yup looks fields up by plain
 * access and throws on them. Other unknown ones there pass and are ignored, as those of a later version must be.
 */
function inheritedNames(input: object): FieldErrors {
  const nested = Object.entries(input).filter(([, value]) => typeof value === 'object' && value !== null);
  return record(
    nested.flatMap(([field, value]) => [
      ...Object.getOwnPropertyNames(value)
        .filter((name) => !Array.isArray(value) && name in Object.prototype)
        .map((name): [string, string] => [`${field}.${name}`, UNKNOWN_FIELD]),
      ...Object.entries(inheritedNames(value)).map(([path, text]): [string, string] => [
        `${field}.${path}`,
        text,
      ]),
    ]),
  );
}

function firstPerField(error: ValidationError): FieldErrors {
  const all = error.inner.length > 0 ? error.inner : [error];
  return record(all.map((one): [string, string] => [one.path || 'body', one.message]).reverse());
}

/** A plain record even of names such as `__proto__`, which an assignment would swallow. */
function record(entries: [string, string][]): FieldErrors {
  return Object.fromEntries(entries);
}
