import { watch } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repositoryRoot } from '../process/run-command.ts';

export interface SourceWatcher {
  close(): void;
}

export interface WatchHandlers {
  /** A source file that functions are bundled from changed. */
  readonly onFunctionsChange: () => void;
  /** The stack itself changed. */
  readonly onInfraChange: () => void;
}

/** An editor writes a file in several steps; wait until it is done, in milliseconds. */
const debounceMilliseconds = 150;
const ignored = /(^|\/)(node_modules|local-cloud|testing|admin-cli|cdk\.out|\.build)(\/|$)|\.test\.tsx?$/;

/** Watches the sources of functions and stack, and calls back once per burst of changes. */
export function watchSources({ onFunctionsChange, onInfraChange }: WatchHandlers): SourceWatcher {
  const functions = debounce(onFunctionsChange);
  const infra = debounce(onInfraChange);
  const watchers = [
    watchFolder('functions', functions),
    watchFolder('packages', functions),
    watchFolder('infra', infra),
  ];
  return {
    close: () => {
      functions.cancel();
      infra.cancel();
      for (const watcher of watchers) watcher.close();
    },
  };
}

interface Debounced {
  (): void;
  cancel(): void;
}

function watchFolder(folder: string, changed: Debounced): SourceWatcher {
  const root = join(repositoryRoot, folder);
  const watcher = watch(root, { recursive: true }, (_event, file) => {
    if (file !== null && isSource(relative(root, join(root, file)).split(sep).join('/'))) changed();
  });
  // A folder that vanishes while it is watched is no reason to end.
  watcher.on('error', () => {});
  return watcher;
}

/** Whether a change of this file can change a function or the stack. */
export function isSource(path: string): boolean {
  return /\.(ts|tsx|json|mjs|js)$/.test(path) && !ignored.test(path);
}

function debounce(action: () => void): Debounced {
  let timer: NodeJS.Timeout | undefined;
  const debounced = (): void => {
    clearTimeout(timer);
    timer = setTimeout(action, debounceMilliseconds);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
