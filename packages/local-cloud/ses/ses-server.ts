import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsJsonError } from '../http/aws-json-server.ts';
import { type LoopbackServer, listenOnLoopback } from '../http/loopback-server.ts';
import { plainHeaders } from '../http/plain-headers.ts';
import { readBody } from '../http/read-body.ts';
import { authorizeSigned } from '../iam/authorize-signed.ts';
import type { Iam } from '../iam/iam.ts';
import type { Publish } from '../sns/sns-server.ts';
import { isRecord } from '../template/template.ts';
import { reportFeedback } from './feedback.ts';
import type { MessageFiles } from './message-files.ts';
import { readMail } from './read-mail.ts';
import { requiredAccess } from './required-access.ts';
import { SesError } from './ses-error.ts';
import type { SesSettings } from './ses-settings.ts';
import { writeEml } from './write-eml.ts';

export interface SesOptions {
  readonly settings: SesSettings;
  /** Where mails are written to, as `.eml`, `.txt` and `.html`. */
  readonly files: MessageFiles;
  /** Who may send what. */
  readonly iam: Iam;
  /** Publishes bounces and complaints. */
  readonly publish: Publish;
}

const bodyLimit = 40 * 1024 * 1024;
const sendEmail = 'POST /v2/email/outbound-emails';

/** Serves SendEmail of SES v2 on a loopback port: refuses what SES refuses, and writes the rest as files. */
export function startSes(options: SesOptions): Promise<LoopbackServer> {
  return listenOnLoopback((request, response) => {
    void answer(request, response, options);
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: SesOptions,
): Promise<void> {
  const send = (status: number, body: object, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID(), ...headers })
      .end(JSON.stringify(body));
  try {
    send(200, { MessageId: await run(request, options) });
  } catch (error) {
    const { status, code, message } =
      error instanceof SesError || error instanceof AwsJsonError
        ? error
        : new SesError(500, 'InternalServiceErrorException', String(error));
    send(status, { message }, { 'x-amzn-errortype': code });
  }
}

async function run(message: IncomingMessage, options: SesOptions): Promise<string> {
  const { method = '', url = '' } = message;
  const body = await readBody(message, bodyLimit);
  if (`${method} ${url}` !== sendEmail)
    throw new SesError(501, 'UnsupportedOperationException', `The local SES does not know ${method} ${url}.`);
  const parsed: unknown = JSON.parse(body.toString('utf8'));
  const input = isRecord(parsed) ? parsed : {};
  const request = { method, url, headers: plainHeaders(message), body };
  authorizeSigned(options.iam, 'ses', request, () => requiredAccess(input, options));
  const mail = readMail(input, options.settings);
  const messageId = randomUUID();
  const eml = writeEml(mail, messageId, new Date());
  const head = `To: ${mail.to.join(', ')}\nSubject: ${mail.subject}\n\n`;
  options.files.write(mail.subject, {
    eml,
    ...(mail.text !== '' && { txt: `${head}${mail.text}` }),
    ...(mail.html !== '' && { html: mail.html }),
  });
  reportFeedback(mail, messageId, options);
  return messageId;
}
