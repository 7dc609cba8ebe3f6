import { CommandError, runScript } from '../process/run-command.ts';
import { type SourceWatcher, watchSources } from './watch-functions.ts';

/**
 * Bundles the functions anew whenever their sources change, and restarts their processes. A bundle that fails is shown
 * and the old code keeps running.
 */
export function startHotReload(
  assemblyDir: string,
  reload: () => void,
  log: (line: string) => void,
): SourceWatcher {
  let running: Promise<void> | undefined;
  let again = false;
  const rebuild = async (): Promise<void> => {
    const began = Date.now();
    try {
      await runScript('infra/bin/bundle-functions.ts', ['--assembly', assemblyDir]);
      reload();
      log(`Functions reloaded in ${Date.now() - began} ms`);
    } catch (error) {
      log(error instanceof CommandError ? error.message : `Bundling failed: ${String(error)}`);
    }
  };
  const loop = async (): Promise<void> => {
    do {
      again = false;
      await rebuild();
    } while (again);
    running = undefined;
  };
  return watchSources({
    onFunctionsChange: () => {
      if (running === undefined) running = loop();
      else again = true;
    },
    onInfraChange: () => log('The stack (infra/) changed: stop and start again to run it.'),
  });
}
