/** A part of the product does not respond through the local CloudFront. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
}

/** Requests the site and one API call through the local CloudFront. @throws NotReadyError with what came back */
export async function checkReady(url: string, apiPath: string | undefined): Promise<void> {
  await expectStatus(`${url}/`, (status) => status < 400);
  // Without a sign-in an API call may be refused, but it must not fail.
  if (apiPath !== undefined) await expectStatus(`${url}${apiPath}`, (status) => status < 500);
}

async function expectStatus(url: string, accepts: (status: number) => boolean): Promise<void> {
  const response = await fetch(url, { redirect: 'manual' });
  const body = await response.text();
  if (!accepts(response.status))
    throw new NotReadyError(`GET ${url} returned ${response.status}: ${body.slice(0, 300)}`);
}
