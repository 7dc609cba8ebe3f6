import { setTimeout as wait } from 'node:timers/promises';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { type Attack, Findings, inTurns } from '../attack.ts';
import type { HostileResponse } from '../hostile-caller.ts';
import { knownValues } from '../inputs/given-values.ts';
import { isVersioned, sendContent } from '../inputs/input-requests.ts';
import { type InputStage, openInputs } from '../inputs/input-stage.ts';
import { wrongWith } from '../inputs/judge-response.ts';
import { type OperationInput, operationInputs } from '../inputs/operation-inputs.ts';
import { every, payloads } from '../payloads.ts';

/** Every how many-th is sent of those that the contract refuses: all of them end in the same check, before any operation. */
const REFUSED_STEP = 25;
/** And of those that are looked at by nobody, or that take a processor's time each. */
const STEPS: Partial<Record<string, number>> = { _t: 25, password: 10 };
/** Refused whatever is sent: nobody knows the secret, or the password. */
const REFUSES: Partial<Record<string, readonly number[]>> = {
  login: [401, 429],
  setUpAccount: [403, 429],
  confirmPassword: [400, 429],
  // By whom chats are is asked by admins alone.
  'listChatSessions owner': [401],
};
/** Fields that say whose something is: with another one in it they are somebody else's. */
const OF_OWNERS = ['visitorId', 'sessionId'];
const MAX_REPEATS = 20;
const MAX_PAUSE_SECONDS = 5;
/** Of what is not there, or is there already. */
const MISSED = [404, 409, 413, 422];

/**
 * Each payload in each field of each operation, in bodies, forms and queries that are valid but for it: a success or a refusal that
 * names the field, no failure, and nothing that a browser takes for a page.
 * @param some of the fields, every how many-th is tried, and what its operation's or its own name has in it; `tell` hears how far it is
 * behind each operation, since all of them take more than an hour
 */
export function textInputs(
  step: number,
  { fieldStep = 1, field = '', tell = (_line: string): void => {} } = {},
): Attack {
  return {
    name: 'payloads through every field of the API',
    run: async (stage) => {
      const findings = new Findings();
      const at = await openInputs(stage);
      const inputs = operationInputs(knownValues(at.ids));
      const chosen = every(fieldStep, inputs).filter((input) => nameOf(input).includes(field));
      if (chosen.length === 0) throw new Error(`No field of the API has "${field}" in its name.`);
      for (const [index, input] of chosen.entries()) {
        await tryValid(input, at, findings);
        const texts = textsFor(input, payloads(step));
        const width = isVersioned(input) || endsItsSignIn(input) ? 1 : undefined;
        await inTurns(texts, (text) => tryText(input, text, at, findings), width);
        if (chosen[index + 1]?.operation !== input.operation)
          tell(`${input.operation}, field ${index + 1} of ${chosen.length}: ${triedOf(findings)} so far`);
      }
      return findings;
    },
  };
}

const triedOf = ({ tries, open }: Findings) => `${tries} tried, ${open.length} open`;

/** All that get through, and some of the others. */
function textsFor(input: OperationInput, texts: readonly string[]): string[] {
  const refused = texts.filter((text) => !input.accepts(text));
  const accepted = texts.filter((text) => !refused.includes(text));
  return [...every(STEPS[input.field] ?? 1, accepted), ...every(REFUSED_STEP, refused)];
}

/** Were it refused without any payload, none would get anywhere. */
async function tryValid(input: OperationInput, at: InputStage, findings: Findings): Promise<void> {
  const response = await sendContent(input, input.valid(), at);
  const { status, text } = response;
  // A sample is no cursor that was handed out, and no hours of a day that was chosen: what says so has looked at it.
  const isLookedAt = status === 400 && wrongWith(response, text, input.field) === null;
  const isTaken = status < 400 || MISSED.includes(status) || isLookedAt || isRefusedAnyway(input, status);
  findings.note(`${nameOf(input)} as it should be: ${status} ${text.slice(0, 200)}`, isTaken);
}

async function tryText(input: OperationInput, text: string, at: InputStage, findings: Findings) {
  const response = await sendPatiently(input, text, at);
  const wrong = wrongWith(response, text, nameable(input)) ?? barred(input, response);
  findings.note(
    `${nameOf(input)} of ${JSON.stringify(text.slice(0, 40))}: ${response.status}, ${wrong}`,
    wrong === null,
  );
}

/** Again after a while where it came too often, as the messages of one chat do: a text that nobody looked at was not tried. */
async function sendPatiently(input: OperationInput, text: string, at: InputStage): Promise<HostileResponse> {
  for (let times = 0; ; times += 1) {
    const response = await sendContent(input, input.contentWith(text), at);
    const isBusy = response.status === 429 && !isRefusedAnyway(input, response.status);
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    if (!isBusy || times === MAX_REPEATS || seconds > MAX_PAUSE_SECONDS) return response;
    await wait(seconds * 1000);
  }
}

/** What a refusal is to name: not a line to be added that says nothing, of which a change as a whole is none. */
function nameable({ operation, field }: OperationInput): string | null {
  return operation === 'updateLead' && field === 'addedNote' ? null : field;
}

/** Whoever has no right to do it has tried nothing. */
function barred(input: OperationInput, { status }: HostileResponse): string | null {
  const isOwners = [401, 403].includes(status) && OF_OWNERS.includes(input.field);
  const isBarred = [401, 403, 429].includes(status) && !isOwners && !isRefusedAnyway(input, status);
  return isBarred ? 'the text was not looked at' : null;
}

/** A password that is changed ends the sign-in by which another one of the same account is on its way. */
const endsItsSignIn = ({ operation }: OperationInput) => operation === 'changePassword';

const isRefusedAnyway = ({ operation, field }: OperationInput, status: number) =>
  (REFUSES[operation] ?? REFUSES[`${operation} ${field}`] ?? []).includes(status);

function nameOf({ operation, part, field, byAdmin }: OperationInput): string {
  const { access } = API_ROUTES[operation];
  return `${operation} ${part} ${field}${access === 'participant' && byAdmin ? ' by an admin' : ''}`;
}
