import type { Construct } from 'constructs';
import { type ApiFunctionProps, apiEnvironment } from './api-function.ts';
import { ProductFunction } from './product-function.ts';

/** The function that counts visits. It may check where a request comes from, and neither read nor write anything. */
export class TrackingFunction extends ProductFunction<'tracking'> {
  constructor(scope: Construct, id: string, props: ApiFunctionProps) {
    super(scope, id, { name: 'tracking', environment: apiEnvironment(props) });
    props.originToken.allowChecks(this);
  }
}
