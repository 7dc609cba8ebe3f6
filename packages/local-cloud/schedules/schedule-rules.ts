import { randomUUID } from 'node:crypto';
import type { LambdaService } from '../lambda/lambda-service.ts';
import type { Stack } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';

/** A function that is run again and again. */
export interface ScheduleRule {
  readonly arn: string;
  readonly intervalMs: number;
  readonly functionArns: readonly string[];
}

const rate = /^rate\((\d+) (minute|minutes|hour|hours|day|days)\)$/;
const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** The enabled schedules of the stack. @throws TemplateError for any but rates */
export function scheduleRules(stack: Stack): ScheduleRule[] {
  return stack.ofType('AWS::Events::Rule').flatMap(({ logicalId, properties }) => {
    const expression = properties.optional('ScheduleExpression')?.asString();
    if (expression === undefined) throw new TemplateError(`${logicalId}: the local rules are schedules only`);
    if (properties.optional('State')?.asString() === 'DISABLED') return [];
    const targets = properties.items('Targets').map((target) => target.string('Arn'));
    return [
      {
        arn: stack.attribute(logicalId, 'Arn'),
        intervalMs: interval(expression, logicalId),
        functionArns: targets,
      },
    ];
  });
}

function interval(expression: string, where: string): number {
  const [, count, unit = ''] = rate.exec(expression) ?? [];
  if (count === undefined) throw new TemplateError(`${where}: the local schedules do not know ${expression}`);
  return Number(count) * unitMs[unit.replace(/s$/, '') as keyof typeof unitMs];
}

/** Runs the functions of all schedules by this machine's clock until it is closed. A failure is in the function's log. */
export function startSchedules(
  stack: Stack,
  lambda: Pick<LambdaService, 'invoke'>,
): { close(): Promise<void> } {
  const timers = scheduleRules(stack).map((rule) =>
    setInterval(() => void run(rule, stack, lambda), rule.intervalMs),
  );
  return {
    close: async () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** Runs the functions of all schedules once; resolves when they have ended. */
export async function runSchedules(stack: Stack, lambda: Pick<LambdaService, 'invoke'>): Promise<void> {
  await Promise.all(scheduleRules(stack).map((rule) => run(rule, stack, lambda)));
}

async function run(
  { arn, functionArns }: ScheduleRule,
  stack: Stack,
  lambda: Pick<LambdaService, 'invoke'>,
): Promise<void> {
  const { region, accountId } = stack.identity;
  const invocations = functionArns.map((functionArn) =>
    lambda.invoke(functionArn, {
      version: '0',
      id: randomUUID(),
      'detail-type': 'Scheduled Event',
      source: 'aws.events',
      account: accountId,
      time: new Date().toISOString(),
      region,
      resources: [arn],
      detail: {},
    }),
  );
  await Promise.allSettled(invocations);
}
