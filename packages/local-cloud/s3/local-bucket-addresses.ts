import type { Distribution } from '../cloudfront/distribution.ts';
import type { Stack } from '../template/stack.ts';

/**
 * The distribution with the addresses that buckets have in AWS replaced by the local S3's in all the headers it adds:
 * a content security policy that lets the page send to its bucket in AWS lets it do so here.
 */
export function withLocalBucketAddresses(
  distribution: Distribution,
  stack: Stack,
  s3Url: string,
): Distribution {
  const { region } = stack.identity;
  const names = stack.ofType('AWS::S3::Bucket').map(({ logicalId }) => stack.ref(logicalId));
  const hosts = names.flatMap((name) => [
    `https://${name}.s3.${region}.amazonaws.com`,
    `https://${name}.s3.amazonaws.com`,
  ]);
  const localise = (value: string): string =>
    hosts.reduce((text, host) => text.replaceAll(host, s3Url), value);
  return {
    ...distribution,
    behaviors: distribution.behaviors.map((behavior) => {
      const { responseHeaders } = behavior;
      if (responseHeaders === undefined) return behavior;
      const headers = responseHeaders.headers.map((header) => ({ ...header, value: localise(header.value) }));
      return { ...behavior, responseHeaders: { ...responseHeaders, headers } };
    }),
  };
}
