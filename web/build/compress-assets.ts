import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** What pages load, by the hash of its contents; fonts and pictures are compressed by what they are. */
const TEXT = /-[\w-]{8}\.(?:css|js|json|svg)$/;

const compress = promisify(brotliCompress);

/**
 * Compresses the texts of a directory, as small as Brotli can, into another one under the same names: what an edge makes while
 * somebody waits is a twelfth larger. Names are those of contents, so that what stands there from a build before is kept, and
 * what this build does not have goes. Texts that people open, as those of licences, stay as they are for whoever takes no Brotli.
 */
export async function compressAssets(assets: string, compressed: string): Promise<void> {
  await mkdir(compressed, { recursive: true });
  const texts = (await readdir(assets)).filter((file) => TEXT.test(file));
  const kept = await readdir(compressed);
  for (const file of without(kept, texts)) await rm(join(compressed, file));
  const put = async (file: string) => {
    const path = join(compressed, file);
    // A build that is cut off leaves no half of a file under its name.
    await writeFile(`${path}.part`, await smallest(join(assets, file)));
    await rename(`${path}.part`, path);
  };
  await Promise.all(without(texts, kept).map(put));
}

const without = (files: readonly string[], others: readonly string[]) =>
  files.filter((file) => !others.includes(file));

async function smallest(file: string): Promise<Buffer> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compress(content, { params });
}
