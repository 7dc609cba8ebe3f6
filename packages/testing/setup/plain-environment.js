import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compile-once.js';

compileOnce();

/**
 * Jest's environment for Node, on a global object as Node makes it. Jest's own answers every reading of `Math` or `Set` by a
 * proxy, to tell what a file has left behind, which doubles the time of tests that compute.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
