import { isDeepStrictEqual } from 'node:util';
import type { LambdaService } from '../lambda/lambda-service.ts';
import { stackArn } from '../template/physical-names.ts';
import type { ResourceAttributes } from '../template/resource-attributes.ts';
import type { Stack, StackResource } from '../template/stack.ts';
import type { Template } from '../template/template.ts';
import { CustomResourceState } from './custom-resource-state.ts';
import { requestCustomResource } from './request-custom-resource.ts';

/** The CDK library's own, which copy, empty and configure buckets; the local S3 does what they would do (`s3/`). */
const playedElsewhere: readonly string[] = [
  'Custom::CDKBucketDeployment',
  'Custom::S3AutoDeleteObjects',
  'Custom::S3BucketNotifications',
];

/** The types of the template's custom resources that are made by functions of its own. */
export function customResourceTypes({ Resources }: Template): string[] {
  const types = new Set(Object.values(Resources).map(({ Type }) => Type));
  return [...types].filter((type) => type.startsWith('Custom::') && !playedElsewhere.includes(type));
}

/** The ARNs of the functions that make custom resources. */
export function customResourceFunctionArns(stack: Stack, types: readonly string[]): string[] {
  return stack.ofType(...types).map(({ properties }) => properties.string('ServiceToken'));
}

/** The attributes of custom resources, by logical id: empty until they are made. */
export type CustomResourceAttributes = Map<string, ResourceAttributes>;

export interface CustomResourceOptions {
  readonly stack: Stack;
  /** The folder in which it is remembered what was made. */
  readonly localDir: string;
  readonly lambda: Pick<LambdaService, 'invoke'>;
  /** Is filled with what `stack` resolves. */
  readonly attributes: CustomResourceAttributes;
}

/** The custom resources of a stack, made and changed as CloudFormation does: only where the template says something new. */
export class CustomResources {
  readonly #options: CustomResourceOptions;
  readonly #state: CustomResourceState;

  constructor(options: CustomResourceOptions) {
    this.#options = options;
    this.#state = new CustomResourceState(options.localDir);
  }

  /**
   * Makes or changes the resources of these types.
   * @param changes of their properties, in place of what the template says.
   * @throws TemplateError where a function fails
   */
  async deploy(
    types: readonly string[],
    changes: Readonly<Record<string, string | undefined>> = {},
  ): Promise<void> {
    for (const resource of this.#options.stack.ofType(...types)) await this.#deployOne(resource, changes);
  }

  async #deployOne({ logicalId, type, properties }: StackResource, changes: object): Promise<void> {
    const said = { ...(properties.resolved() as object), ...changes };
    // What is undefined is not said.
    const ResourceProperties = JSON.parse(JSON.stringify(said)) as Record<string, unknown>;
    const before = this.#state.get(logicalId);
    if (before === undefined || !isDeepStrictEqual(before.properties, ResourceProperties)) {
      const { stack, lambda } = this.#options;
      const request = {
        StackId: stackArn(stack.identity),
        LogicalResourceId: logicalId,
        ResourceType: type,
        ResourceProperties,
        ...(before === undefined
          ? { RequestType: 'Create' }
          : {
              RequestType: 'Update',
              PhysicalResourceId: before.physicalId,
              OldResourceProperties: before.properties,
            }),
      };
      const answer = await requestCustomResource(properties.string('ServiceToken'), request, lambda);
      this.#state.set(logicalId, { ...answer, properties: ResourceProperties });
    }
    const { physicalId: ref = '', attributes = {} } = this.#state.get(logicalId) ?? {};
    this.#options.attributes.set(logicalId, { ref, attributes });
  }
}
