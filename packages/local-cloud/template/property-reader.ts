import type { Resolve } from './resolve-intrinsics.ts';
import { isRecord, TemplateError } from './template.ts';

/**
 * Reads one resource's properties by name and kind. Intrinsics are resolved only where something is read, so a
 * template may hold properties that the local cloud does not use. Every error names the logical id and the property.
 */
export class PropertyReader {
  readonly #resolve: Resolve;
  readonly #value: unknown;
  readonly path: string;

  constructor(resolve: Resolve, value: unknown, path: string) {
    this.#resolve = resolve;
    this.#value = value;
    this.path = path;
  }

  /** The nested property, or undefined when it is absent. */
  optional(name: string): PropertyReader | undefined {
    const container = this.#container();
    const value = isRecord(container) ? container[name] : undefined;
    return value === undefined ? undefined : new PropertyReader(this.#resolve, value, `${this.path}.${name}`);
  }

  /** The nested property. @throws TemplateError when it is absent. */
  child(name: string): PropertyReader {
    const found = this.optional(name);
    if (found === undefined) throw new TemplateError(`${this.path}.${name} is missing`);
    return found;
  }

  /** The items of a list property; an absent one is empty. */
  items(name: string): PropertyReader[] {
    const found = this.optional(name);
    if (found === undefined) return [];
    const value = found.#container();
    if (!Array.isArray(value)) throw new TemplateError(`${found.path}: expected a list`);
    return value.map((item, index) => new PropertyReader(this.#resolve, item, `${found.path}[${index}]`));
  }

  /** The entries of this object property, in the template's order. */
  entries(): [string, PropertyReader][] {
    const value = this.#container();
    if (!isRecord(value)) throw new TemplateError(`${this.path}: expected an object`);
    return Object.keys(value).map((key) => [key, this.child(key)]);
  }

  strings(name: string): string[] {
    return this.items(name).map((item) => item.asString());
  }

  string(name: string): string {
    return this.child(name).asString();
  }

  number(name: string): number | undefined {
    const value = this.optional(name)?.asString();
    return value === undefined ? undefined : Number(value);
  }

  boolean(name: string): boolean {
    return this.optional(name)?.asString() === 'true';
  }

  asString(): string {
    const value = this.resolved();
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return String(value);
    throw new TemplateError(`${this.path}: expected a text, found ${JSON.stringify(value)}`);
  }

  /** Everything below this property as plain JSON. */
  resolved(): unknown {
    return this.#resolve(this.#value, this.path);
  }

  /** Containers are read without resolving what they hold; only an intrinsic in place of one is resolved. */
  #container(): unknown {
    if (!isRecord(this.#value)) return this.#value;
    const [name, ...others] = Object.keys(this.#value);
    const intrinsic = others.length === 0 && (name === 'Ref' || name?.startsWith('Fn::') === true);
    return intrinsic ? this.resolved() : this.#value;
  }
}
