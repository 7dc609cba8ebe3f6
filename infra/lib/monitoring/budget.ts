import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import { settingsOf } from '../settings/settings.ts';
import { environmentName } from './runbook-alarm.ts';

/** When somebody is told: of what was spent, and of what the month will come to. */
const NOTIFICATIONS = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/**
 * Tells the alarms' address when the account's bill nears its budget. It is the whole account's: costs are not told apart by
 * stack. Without an address there would be nobody to tell, and there is no budget.
 */
export function addBudget(scope: Construct): void {
  const { alarmEmail, monthlyBudget } = settingsOf(scope);
  if (alarmEmail === undefined) return;
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `${environmentName(scope)}-monthly`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: NOTIFICATIONS.map((notification) => ({
      notification: { ...notification, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
    })),
  });
}
