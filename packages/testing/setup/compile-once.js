import vm from 'node:vm';

const { SourceTextModule, compileFunction } = vm;

/** CommonJS modules by their paths, as they were compiled for the first file of this worker. */
const scripts = new Map();
/** What V8 knows of the sources of ES modules, by their paths. */
const modules = new Map();
/** What may import later is answered by the file that loaded it, so that its code is not another file's. */
const IMPORTS = /\bimport\s*\(/;
let isOn = false;

/**
 * Lets what a worker has compiled serve all its files. Jest gives each file a world of its own and has every source read anew in
 * it, though nothing compiled belongs to a world: V8 runs a script in any of them, and takes what it knows of a module's source.
 * What modules hold is made anew for each file, as before.
 */
export function compileOnce() {
  if (isOn) return;
  isOn = true;
  vm.compileFunction = (source, parameters = [], options = {}) => {
    const { filename, parsingContext } = options;
    const script = parsingContext && scriptOf(source, parameters, filename);
    return script ? script.runInContext(parsingContext) : compileFunction(source, parameters, options);
  };
  // Node has it with --experimental-vm-modules alone.
  if (SourceTextModule !== undefined)
    vm.SourceTextModule = new Proxy(SourceTextModule, {
      construct: (_target, [source, options]) => moduleOf(source, options),
    });
}

/** A script that makes the function, in whatever world it is run; undefined where it has to be compiled for each. */
function scriptOf(source, parameters, filename) {
  const head = `(function (${parameters.join(',')}) {`;
  const known = scripts.get(filename);
  if (known?.source === source && known.head === head) return known.script;
  const script = IMPORTS.test(source)
    ? undefined
    : new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, head, script });
  return script;
}

function moduleOf(source, options) {
  const { identifier } = options;
  const known = modules.get(identifier);
  if (known?.source === source) {
    try {
      return new SourceTextModule(source, { ...options, cachedData: known.cachedData });
    } catch (error) {
      // A test has set flags of V8 since, with which it compiles otherwise.
      if (error.code !== 'ERR_VM_MODULE_CACHED_DATA_REJECTED') throw error;
    }
  }
  const module = new SourceTextModule(source, options);
  if (identifier !== undefined) modules.set(identifier, { source, cachedData: module.createCachedData() });
  return module;
}
