import { type InferType, object, string } from 'yup';
import { INVALID } from '../../messages.ts';
import { defineOperation } from '../../operation.ts';

/** As many leads, and as many chats, are asked about at a time: as a browser keeps something of, and an address holds. */
export const MAX_ASKED = 120;

/**
 * Which of these leads and chats were erased: no row of a lead, or nothing that a chat's visitor said. A browser that was away asks so
 * what it has to forget.
 */
export const findErased = defineOperation<{
  query: FindErasedQuery;
  response: { leads: number[]; chats: string[] };
}>()({
  method: 'GET',
  path: '/api/leads/erased',
  access: 'admin',
  function: 'admin-leads',
});

export const findErasedRequest = { query: findErasedSchema };

export type FindErasedQuery = InferType<ReturnType<typeof findErasedSchema>>;

const LEADS = listOf(String.raw`[1-9]\d{0,14}`);
const CHATS = listOf('[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}');

function listOf(id: string): RegExp {
  return new RegExp(`^${id}(?:,${id}){0,${MAX_ASKED - 1}}$`);
}

/** Ids with commas between them; either may be left out. */
function findErasedSchema() {
  const ids = (list: RegExp, of: string) =>
    string()
      .typeError(INVALID)
      .matches(list, `Please name 1 to ${MAX_ASKED} ${of}, with commas between them.`);
  return object({ leads: ids(LEADS, 'leads'), chats: ids(CHATS, 'chats') });
}
