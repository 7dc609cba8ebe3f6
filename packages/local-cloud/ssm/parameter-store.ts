import { readJsonFile } from '../shared/read-json-file.ts';
import { writeJsonFile } from '../shared/write-json-file.ts';

/** A parameter as it is stored. */
export interface Parameter {
  readonly type: 'String' | 'StringList' | 'SecureString';
  readonly value: string;
  readonly version: number;
  /** In milliseconds since 1970. */
  readonly modifiedAt: number;
}

/** The parameters of Systems Manager, in one file that its owner alone can read. */
export class ParameterStore {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  get(name: string): Parameter | undefined {
    return this.#all()[name];
  }

  /** Stores a value under its next version, which is returned. */
  put(name: string, { type, value }: Pick<Parameter, 'type' | 'value'>): Parameter {
    const version = (this.get(name)?.version ?? 0) + 1;
    const stored = { type, value, version, modifiedAt: Date.now() };
    this.#save({ ...this.#all(), [name]: stored });
    return stored;
  }

  /** False where there was none. */
  delete(name: string): boolean {
    const { [name]: found, ...others } = this.#all();
    if (found !== undefined) this.#save(others);
    return found !== undefined;
  }

  #all(): Record<string, Parameter> {
    return readJsonFile<Record<string, Parameter>>(this.#file) ?? {};
  }

  #save(parameters: Record<string, Parameter>): void {
    writeJsonFile(this.#file, parameters);
  }
}
