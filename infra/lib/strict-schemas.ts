import {
  CloudFormationValidatePlugin,
  type IPolicyValidationContext,
  type PolicyValidationPluginReport,
} from 'aws-cdk-lib';

/**
 * Holds templates against CloudFormation's published schemas, as the library does by itself, and fails for all that it finds: a
 * value that is none of an enumeration is but a warning to the library, and a failed deployment in AWS.
 */
export class StrictSchemas extends CloudFormationValidatePlugin {
  /** What the interface of plugins wants, and never undefined. */
  override get version(): string {
    return super.version ?? '';
  }

  override get ruleIds(): string[] {
    return super.ruleIds ?? [];
  }

  override validate(context: IPolicyValidationContext): PolicyValidationPluginReport {
    const report = super.validate(context);
    const violations = report.violations.map((violation) => ({ ...violation, severity: 'error' }));
    return { ...report, violations, success: violations.length === 0 };
  }
}
