import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { errorName, log } from './log.ts';
import type { LambdaHandler } from './middleware/pipeline.ts';
import { withRequestContext } from './middleware/request-context.ts';
import { stackFrames } from './stack-frames.ts';

export interface CustomResourceRequest {
  type: CloudFormationCustomResourceEvent['RequestType'];
  /** The ARN of the stack. */
  stackId: string;
  /** What the template says of the resource. */
  properties: Readonly<Record<string, unknown>>;
}

export interface CustomResourceResult {
  /** The resource's name; another one than before has CloudFormation delete the old resource. */
  physicalId: string;
  /** Its attributes, which CloudFormation shows to nobody. */
  data: Record<string, string>;
}

/**
 * The Lambda handler of a custom resource of the stack. CloudFormation waits for an answer, so one is always sent, by the
 * address in the event; of a failure it says the kind alone.
 */
export function customResourceFunction<Deps>(
  provide: (request: CustomResourceRequest, deps: Deps) => Promise<CustomResourceResult>,
  compose: () => Deps,
): LambdaHandler<CloudFormationCustomResourceEvent, void> {
  return withRequestContext(async (event) => {
    const { RequestType: type, StackId: stackId, ResourceProperties: properties } = event;
    try {
      // Here and not before: an answer is due also where the environment lacks something.
      const { physicalId, data } = await provide({ type, stackId, properties }, compose());
      await answer(event, { Status: 'SUCCESS', PhysicalResourceId: physicalId, Data: data, NoEcho: true });
    } catch (error) {
      log('error', 'custom resource failed', { error: errorName(error), stack: stackFrames(error) });
      const PhysicalResourceId = 'PhysicalResourceId' in event ? event.PhysicalResourceId : 'failed';
      const Reason = `${errorName(error)}; see the log of the function.`;
      await answer(event, { Status: 'FAILED', PhysicalResourceId, Reason });
    }
  });
}

/** Bytes and no text, since the address is signed for a request without a content type. */
async function answer(event: CloudFormationCustomResourceEvent, result: object): Promise<void> {
  const { StackId, RequestId, LogicalResourceId } = event;
  const body = new TextEncoder().encode(JSON.stringify({ StackId, RequestId, LogicalResourceId, ...result }));
  const { ok, status } = await fetch(event.ResponseURL, { method: 'PUT', body });
  if (!ok) throw new Error(`CloudFormation answered ${status}.`);
}
