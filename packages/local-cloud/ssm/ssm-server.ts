import { AwsJsonError, startAwsJsonServer } from '../http/aws-json-server.ts';
import type { LoopbackServer } from '../http/loopback-server.ts';
import { authorizeSigned } from '../iam/authorize-signed.ts';
import type { Iam } from '../iam/iam.ts';
import { isRecord } from '../template/template.ts';
import type { Parameter, ParameterStore } from './parameter-store.ts';

type Input = Readonly<Record<string, unknown>>;
type Operation = (input: Input, store: ParameterStore) => Record<string, unknown>;

const prefix = 'AmazonSSM.';
/** Of a standard parameter, in bytes. */
const maximumValue = 4096;
/** Letters, digits and `.-_`, in levels between slashes. */
const validName = /^\/?[\w.-]+(\/[\w.-]+)*$/;

const operations: Readonly<Record<string, Operation>> = {
  GetParameter: (input, store) => {
    const name = nameOf(input);
    const found = store.get(name);
    if (found === undefined) throw notFound();
    const sealed = found.type === 'SecureString' && input.WithDecryption !== true;
    return {
      Parameter: {
        Name: name,
        Type: found.type,
        // Without decryption AWS returns what is encrypted, which is of no use either.
        Value: sealed ? Buffer.from(`sealed ${found.version}`).toString('base64') : found.value,
        Version: found.version,
        LastModifiedDate: found.modifiedAt / 1000,
        DataType: 'text',
      },
    };
  },
  PutParameter: (input, store) => {
    const name = nameOf(input);
    const existing = store.get(name);
    if (existing !== undefined && input.Overwrite !== true) {
      throw new AwsJsonError(400, 'ParameterAlreadyExists', 'The parameter already exists.');
    }
    const type = typeOf(input.Type ?? existing?.type);
    const { Value: value } = input;
    if (typeof value !== 'string' || value === '' || Buffer.byteLength(value) > maximumValue) {
      throw new AwsJsonError(400, 'ValidationException', `Value must hold 1 to ${maximumValue} bytes.`);
    }
    return { Version: store.put(name, { type, value }).version, Tier: 'Standard' };
  },
  DeleteParameter: (input, store) => {
    if (!store.delete(nameOf(input))) throw notFound();
    return {};
  },
};

/** Serves GetParameter, PutParameter and DeleteParameter over AWS JSON 1.1 on a loopback port. */
export function startSsm(store: ParameterStore, iam: Iam): Promise<LoopbackServer> {
  return startAwsJsonServer({
    authorize: (request, target, input) =>
      authorizeSigned(iam, 'ssm', request, () => [
        {
          action: `ssm:${target.replace(prefix, '')}`,
          resource: parameterArn(iam, isRecord(input) ? String(input.Name) : ''),
          context: new Map(),
        },
      ]),
    call: (target, input) => runSsmOperation(target, input, store),
    bodyLimit: 64 * 1024,
    failureCode: 'InternalServerError',
  });
}

/** Runs one call. @throws AwsJsonError, with AWS's status and code. */
export function runSsmOperation(
  target: string,
  input: unknown,
  store: ParameterStore,
): Record<string, unknown> {
  const operation = operations[target.replace(prefix, '')];
  if (operation === undefined) {
    const text = `The local SSM does not know ${target || 'this call'}.`;
    throw new AwsJsonError(501, 'UnsupportedOperationException', text);
  }
  if (!isRecord(input))
    throw new AwsJsonError(400, 'SerializationException', 'The body is not a JSON object.');
  return operation(input, store);
}

/** The slash that a name in levels begins with is the ARN's own. */
function parameterArn({ region, accountId }: Pick<Iam, 'region' | 'accountId'>, name: string): string {
  return `arn:aws:ssm:${region}:${accountId}:parameter/${name.replace(/^\//, '')}`;
}

function nameOf({ Name: name }: Input): string {
  if (typeof name === 'string' && validName.test(name)) return name;
  throw new AwsJsonError(400, 'ValidationException', 'Name must be a parameter name.');
}

function typeOf(type: unknown): Parameter['type'] {
  if (type === 'String' || type === 'StringList' || type === 'SecureString') return type;
  throw new AwsJsonError(400, 'ValidationException', 'A type is required when you create a parameter.');
}

function notFound(): AwsJsonError {
  return new AwsJsonError(400, 'ParameterNotFound', 'The parameter does not exist.');
}
