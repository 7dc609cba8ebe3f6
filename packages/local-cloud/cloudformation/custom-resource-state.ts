import { readJsonFile } from '../shared/read-json-file.ts';
import { writeJsonFile } from '../shared/write-json-file.ts';

/** A custom resource as its function made it. */
export interface ProvidedResource {
  readonly physicalId: string;
  /** What the template said of it then. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** What `Fn::GetAtt` returns of it. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** What CloudFormation remembers of custom resources, by logical id, in a file that its owner alone can read. */
export class CustomResourceState {
  readonly #file: string;
  readonly #provided: Map<string, ProvidedResource>;

  constructor(file: string) {
    this.#file = file;
    this.#provided = new Map(Object.entries(readJsonFile<Record<string, ProvidedResource>>(file) ?? {}));
  }

  get(logicalId: string): ProvidedResource | undefined {
    return this.#provided.get(logicalId);
  }

  set(logicalId: string, provided: ProvidedResource): void {
    this.#provided.set(logicalId, provided);
    writeJsonFile(this.#file, Object.fromEntries(this.#provided));
  }
}
