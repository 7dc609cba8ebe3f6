import { join } from 'node:path';
import { readJsonFile } from '../shared/read-json-file.ts';
import { writeJsonFile } from '../shared/write-json-file.ts';
import type { ResourceAttributes } from '../template/resource-attributes.ts';

/** A custom resource as its function made it. */
export interface ProvidedResource {
  readonly physicalId: string;
  /** What the template said of it then. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** What `Fn::GetAtt` returns of it. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** What CloudFormation remembers of a local cloud's custom resources, by logical id, in a file that its owner alone can read. */
export class CustomResourceState {
  readonly #file: string;
  readonly #provided: Map<string, ProvidedResource>;

  constructor(localDir: string) {
    const file = join(localDir, 'custom-resources.json');
    this.#file = file;
    this.#provided = new Map(Object.entries(readJsonFile<Record<string, ProvidedResource>>(file) ?? {}));
  }

  /** What the resources that are made resolve to, by logical id. */
  attributes(): Map<string, ResourceAttributes> {
    return new Map(
      [...this.#provided].map(([id, { physicalId: ref, attributes }]) => [id, { ref, attributes }]),
    );
  }

  get(logicalId: string): ProvidedResource | undefined {
    return this.#provided.get(logicalId);
  }

  set(logicalId: string, provided: ProvidedResource): void {
    this.#provided.set(logicalId, provided);
    writeJsonFile(this.#file, Object.fromEntries(this.#provided));
  }
}
