import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** A CloudFront Function of this code. */
export function edgeFunction(scope: Construct, id: string, code: string): CloudFrontFunction {
  return new CloudFrontFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(code),
  });
}
