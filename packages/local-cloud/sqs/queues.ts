import type { Caller } from '../iam/callers.ts';
import type { Iam } from '../iam/iam.ts';
import type { Stack } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';
import type { Meter } from '../usage/usage-meter.ts';
import { MessageStore } from './message-store.ts';
import { Queue } from './queue.ts';
import { queueDefinitions } from './queue-definitions.ts';

/** The queues of a stack by ARN. */
export interface Queues {
  /** @throws TemplateError where the stack has no such queue */
  find(queueArn: string): Queue;
  /** Sends a message as a caller who has to be allowed to. @throws AccessDeniedError */
  send(caller: Caller, queueArn: string, body: string): void;
  close(): Promise<void>;
}

interface QueuesOptions {
  readonly iam: Pick<Iam, 'authorize'>;
  readonly meter?: Meter;
  readonly log?: (line: string) => void;
}

/** Opens every queue of the stack, with the messages that lie below `directory`. @throws TemplateError */
export function openQueues(
  stack: Stack,
  directory: string,
  { iam, meter, log = () => {} }: QueuesOptions,
): Queues {
  const queues = new Map<string, Queue>();
  const find = (arn: string): Queue => {
    const queue = queues.get(arn);
    if (queue === undefined) throw new TemplateError(`the stack has no queue ${arn}`);
    return queue;
  };
  for (const definition of queueDefinitions(stack)) {
    const { arn, name, redrive } = definition;
    const queue = new Queue(definition, {
      store: new MessageStore(directory, name, log),
      ...(meter && { meter }),
      onDeadLetter: (message) => find(redrive?.deadLetterArn ?? '').send(message.body, { message, by: arn }),
    });
    queues.set(arn, queue);
  }
  for (const { definition } of queues.values())
    if (definition.redrive) find(definition.redrive.deadLetterArn);
  return {
    find,
    send: (caller, arn, body) => {
      const queue = find(arn);
      iam.authorize(caller, [{ action: 'sqs:SendMessage', resource: arn, context: new Map() }]);
      queue.send(body);
    },
    close: async () => {
      for (const queue of queues.values()) queue.close();
    },
  };
}
