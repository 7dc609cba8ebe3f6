import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * A script that a page holds inline, with all that it imports.
 * @param source a path in `web/`
 */
export async function bundleInline(source: string): Promise<string> {
  const output = (await build({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      license: false,
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = output.output;
  if (others.length > 0) throw new Error(`${source} was to become one script, not ${others.length + 1}.`);
  return chunk.code.trim();
}
