import { existsSync, readFileSync, writeFileSync } from 'node:fs';

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
    const saved = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
    this.#provided = new Map(Object.entries(saved as Record<string, ProvidedResource>));
  }

  get(logicalId: string): ProvidedResource | undefined {
    return this.#provided.get(logicalId);
  }

  set(logicalId: string, provided: ProvidedResource): void {
    this.#provided.set(logicalId, provided);
    const text = JSON.stringify(Object.fromEntries(this.#provided), null, 2);
    writeFileSync(this.#file, `${text}\n`, { mode: 0o600 });
  }
}
