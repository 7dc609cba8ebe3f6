import { expect, it } from '@jest/globals';
import { bundleBootstrap } from './bundle-bootstrap.ts';

it('keeps the inline script of public pages within a kilobyte, in plain script that a page can hold', async () => {
  const script = await bundleBootstrap();
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
  expect(script).not.toContain('</script');
  expect(script).not.toContain('export');
});
