import type { LocalProduct } from '../../../local-product.ts';

/** What functions have logged as errors since the last time; their lines are let go. */
export function takeErrorLines({ logLines }: Pick<LocalProduct, 'logLines'>): string[] {
  return logLines
    .splice(0)
    .filter(
      (line) => line.includes('"level":"error"') || /^(error in|CRASHED|request .* timed out)/.test(line),
    );
}
