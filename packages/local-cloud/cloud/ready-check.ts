/** A part of the product does not answer through the front door. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
}

/** Asks the site and one API call through the front door. @throws NotReadyError with what came back */
export async function checkReady(url: string, apiPath: string | undefined): Promise<void> {
  await expectStatus(`${url}/`, (status) => status < 400);
  // Without a session an API call may be refused; answered it must be.
  if (apiPath !== undefined) await expectStatus(`${url}${apiPath}`, (status) => status < 500);
}

async function expectStatus(url: string, accepts: (status: number) => boolean): Promise<void> {
  const response = await fetch(url, { redirect: 'manual' });
  const body = await response.text();
  if (!accepts(response.status))
    throw new NotReadyError(`GET ${url} answered ${response.status}: ${body.slice(0, 300)}`);
}
