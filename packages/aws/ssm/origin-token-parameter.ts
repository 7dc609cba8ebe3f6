import { type JsonClient, JsonServiceError } from '../clients/json-client.ts';

/** A token, and the name by which a deployment asks for it. */
export interface OriginToken {
  name: string;
  token: string;
}

/** The tokens that are accepted: what CloudFront is to send, and an earlier one that some edges may still send. */
export interface OriginTokenPair {
  current: OriginToken;
  previous: OriginToken | null;
}

/** The tokens by which CloudFront proves itself to functions, encrypted in one parameter (SSM SecureString). */
export class OriginTokenParameter {
  readonly #client: JsonClient<'ssm'>;
  readonly #name: string;

  constructor(client: JsonClient<'ssm'>, name: string) {
    this.#client = client;
    this.#name = name;
  }

  /** The tokens as they are now, or null before there are any. @param signal gives the call up @throws JsonServiceError */
  async read(signal?: AbortSignal): Promise<OriginTokenPair | null> {
    try {
      const input = { Name: this.#name, WithDecryption: true };
      const output = await this.#client.call('GetParameter', input, signal);
      const { Value } = output.Parameter as { Value: string };
      return JSON.parse(Value) as OriginTokenPair;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async write(tokens: OriginTokenPair): Promise<void> {
    const Value = JSON.stringify(tokens);
    await this.#client.call('PutParameter', {
      Name: this.#name,
      Type: 'SecureString',
      Value,
      Overwrite: true,
    });
  }

  /** Removes the tokens; where they are gone already is fine. */
  async remove(): Promise<void> {
    try {
      await this.#client.call('DeleteParameter', { Name: this.#name });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof JsonServiceError && error.name === 'ParameterNotFound';
}
