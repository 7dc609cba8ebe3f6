import { type LoopbackServer, listenOnLoopback } from '../http/loopback-server.ts';

const body =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NotImplemented</Code><Message>The local cloud has no S3 API.</Message></Error>';

/** Stands where the S3 API would be, so that a function's call never leaves the machine: 501 to everything. */
export async function startUnsupportedS3(): Promise<LoopbackServer> {
  return listenOnLoopback((request, response) => {
    request.resume();
    response.writeHead(501, { 'content-type': 'application/xml' }).end(body);
  });
}
