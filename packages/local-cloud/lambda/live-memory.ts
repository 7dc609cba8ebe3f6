import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/** How many bytes this process's code holds that are no garbage, which it collects first; buffers outside of its heap are counted. */
export function liveMemory(): number {
  collect ??= exposedCollector();
  collect();
  // Buffers are let go beside the first collection, which the second one waits for.
  collect();
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

/** The flag gives the function to contexts that are made after it. */
function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
