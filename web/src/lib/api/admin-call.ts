import { API_ROUTES } from '@harbour-haul/contract/routes';
import { callsOf } from './call.ts';
import { readAnswer } from './read-answer.ts';

const { call: ask, callForFile, urlOf } = callsOf(API_ROUTES);

/** The calls of the admin app, which may call everything; older servers are understood as well (`read-answer.ts`). */
export const call: typeof ask = (name, ...input) =>
  ask(name, ...input).then((answer) => readAnswer(name, answer));

export { callForFile, urlOf };
