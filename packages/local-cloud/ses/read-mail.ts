import { isRecord } from '../template/template.ts';
import { SesError } from './ses-error.ts';
import { identityOf, type SesSettings } from './ses-settings.ts';

/** A mail that SES would accept. */
export interface AcceptedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly configurationSet: string | undefined;
}

/** SES's own limits: recipients of one mail, and bytes of one mail as it is sent to it. */
const recipientLimit = 50;
const sizeLimit = 10 * 1024 * 1024;

const mailbox =
  /^(?:[^<>"@,;\r\n]* )?<?([^\s<>"(),:;\\@[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,})>?$/i;
const headerName = /^[\x21-\x39\x3b-\x7e]{1,126}$/;
/** Headers of which SES itself makes one. */
const ownHeaders = ['from', 'to', 'cc', 'bcc', 'subject', 'reply-to', 'content-type', 'date', 'message-id'];

/**
 * Reads the input of SendEmail.
 * @throws SesError for what SES refuses: senders that are not verified, bad addresses, missing parts, line ends in headers
 */
export function readMail(input: Record<string, unknown>, settings: SesSettings): AcceptedMail {
  const content = child(input.Content, 'Content');
  const simple = child(content.Simple, 'Content.Simple');
  const body = child(simple.Body, 'Content.Simple.Body');
  const from = text(input.FromEmailAddress, 'FromEmailAddress');
  requireVerified(addressOf(from), settings);
  const mail: AcceptedMail = {
    from,
    to: recipients(input.Destination),
    replyTo: addresses(input.ReplyToAddresses),
    subject: oneLine(data(simple.Subject, 'Subject'), 'Subject'),
    text: isRecord(body.Text) ? data(body.Text, 'Body.Text') : '',
    html: isRecord(body.Html) ? data(body.Html, 'Body.Html') : '',
    headers: readHeaders(simple.Headers),
    configurationSet: configurationSet(input.ConfigurationSetName, settings),
  };
  if (mail.text === '' && mail.html === '') throw bad('Missing required body: Text or Html.');
  if (Buffer.byteLength(mail.text) + Buffer.byteLength(mail.html) > sizeLimit)
    throw new SesError(400, 'MessageRejected', 'Message is too long.');
  return mail;
}

/** The address of a mailbox, without a name. @throws SesError */
export function addressOf(box: string): string {
  const address = mailbox.exec(box)?.[1];
  if (address === undefined) throw bad(`Illegal address: ${JSON.stringify(box)}`);
  return address;
}

function requireVerified(address: string, settings: SesSettings): void {
  if (identityOf(address, settings) !== undefined) return;
  throw new SesError(
    400,
    'MessageRejected',
    `Email address is not verified. The following identities failed the check: ${address}`,
  );
}

function recipients(destination: unknown): string[] {
  const { ToAddresses, CcAddresses, BccAddresses, ...others } = child(destination, 'Destination');
  if (CcAddresses !== undefined || BccAddresses !== undefined || Object.keys(others).length > 0)
    throw new SesError(501, 'UnsupportedOperationException', 'The local SES takes ToAddresses alone.');
  const all = addresses(ToAddresses);
  if (all.length === 0) throw bad('Destination must have at least one recipient.');
  if (all.length > recipientLimit) throw bad(`Recipient count exceeds ${recipientLimit}.`);
  return all;
}

function addresses(value: unknown): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw bad('Addresses must be a list.');
  for (const one of value) addressOf(text(one, 'address'));
  return value as string[];
}

function readHeaders(value: unknown): AcceptedMail['headers'] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw bad('Headers must be a list.');
  return value.map((header) => {
    const { Name, Value } = child(header, 'Headers');
    const name = text(Name, 'Headers.Name');
    if (!headerName.test(name) || ownHeaders.includes(name.toLowerCase()))
      throw bad(`Invalid header name: ${name}`);
    return { name, value: oneLine(text(Value, name), name) };
  });
}

function configurationSet(value: unknown, { configurationSets }: SesSettings): string | undefined {
  if (value === undefined) return undefined;
  const name = text(value, 'ConfigurationSetName');
  if (configurationSets.has(name)) return name;
  throw new SesError(404, 'NotFoundException', `Configuration set <${name}> does not exist.`);
}

function oneLine(value: string, name: string): string {
  if (/\p{Cc}/u.test(value)) throw bad(`Invalid value of ${name}: control characters.`);
  return value;
}

function data(part: unknown, name: string): string {
  return text(child(part, name).Data, `${name}.Data`);
}

function child(value: unknown, name: string): Record<string, unknown> {
  if (isRecord(value)) return value;
  throw bad(`Missing required parameter: ${name}.`);
}

function text(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw bad(`Missing required parameter: ${name}.`);
}

function bad(message: string): SesError {
  return new SesError(400, 'BadRequestException', message);
}
