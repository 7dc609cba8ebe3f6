/**
 * Puts something between functions and a service that listens at `url`.
 * @param variable by which functions are told the address, as `AWS_ENDPOINT_URL_S3`
 * @returns the address that functions are told in its place
 */
export type Between = (variable: string, url: string) => Promise<string>;

/** What functions are told in place of the services' own addresses. */
export interface FunctionAddresses {
  /** `AWS_ENDPOINT_URL_*` by name. */
  readonly variables: Readonly<Record<string, string>>;
  /** Replaces a service's own address in a text. */
  readonly of: (text: string) => string;
}

/** The addresses of services as functions are told them: their own, where nothing stands between. */
export async function functionAddresses(
  own: Readonly<Record<string, string>>,
  between: Between = async (_variable, url) => url,
): Promise<FunctionAddresses> {
  const told = await Promise.all(
    Object.entries(own).map(async ([variable, url]) => ({
      variable,
      url,
      told: await between(variable, url),
    })),
  );
  return {
    variables: Object.fromEntries(told.map((one) => [one.variable, one.told])),
    of: (text) => told.reduce((replaced, one) => replaced.replaceAll(one.url, one.told), text),
  };
}
