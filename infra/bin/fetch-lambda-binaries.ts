import { fetchLambdaBinaries } from '../lib/lambdas/sharp-binaries.ts';

/**
 * Fetches what a deployment needs and npm does not install on this machine, so that `cdk synth` works offline. After an
 * installation it only warns: nothing but a deployment needs it.
 */
try {
  fetchLambdaBinaries();
} catch (error) {
  console.warn(error instanceof Error ? error.message : error);
  process.exitCode = process.env.npm_lifecycle_event === 'postinstall' ? 0 : 1;
}
