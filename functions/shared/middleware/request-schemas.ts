import type { RequestSchemas, SchemaFunction } from '@harbour-haul/contract/request-schemas';
import { parseInput } from '@harbour-haul/contract/validate';
import type { FormBody, HttpRequest } from '../http-types.ts';
import type { Middleware } from './pipeline.ts';

interface ParsedEvent {
  queryStringParameters: Record<string, string>;
  json: unknown;
  form: FormBody | null;
  operation: { schemas: RequestSchemas };
  deps: { now(): Date };
  parsed: Pick<HttpRequest, 'query' | 'body' | 'form'>;
}

/**
 * Adds query, body and form as the operation's schemas let them through; without a schema a body stays as it was sent.
 * @throws AppError `invalid_input` that names every field in question.
 */
export function requestSchemas(): Middleware<ParsedEvent> {
  return {
    before: ({ event }) => {
      const { schemas } = event.operation;
      const now = event.deps.now();
      const parse = (schema: SchemaFunction | undefined, input: unknown): unknown =>
        schema ? parseInput(schema({ now, input }), input) : undefined;
      const query = parse(schemas.query, event.queryStringParameters);
      const { form, json } = event;
      if (form) {
        const fields = parse(schemas.form, schemas.formFields?.(form.fields) ?? form.fields);
        event.parsed = { query, body: undefined, form: { fields, files: form.files } };
      } else {
        const sent = schemas.optionalBody ? (json ?? {}) : json;
        event.parsed = { query, body: schemas.body ? parse(schemas.body, sent) : sent, form: null };
      }
    },
  };
}
