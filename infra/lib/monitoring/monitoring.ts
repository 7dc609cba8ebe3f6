import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { addHttpAlarms, addRefusalAlarm, addSocketAlarms } from './api-alarms.ts';
import { addBudget } from './budget.ts';
import { addDashboard } from './dashboard.ts';
import { addConcurrencyAlarms, addFunctionAlarms } from './function-alarms.ts';
import { addProductAlarms } from './product-alarms.ts';
import { addQueueAlarms } from './queue-alarms.ts';
import { saveQueries } from './saved-queries.ts';
import { addSiteAlarms, SITE_ALARM } from './site-alarms.ts';
import { stackParts } from './stack-parts.ts';
import { addTableAlarms } from './table-alarms.ts';

interface MonitoringProps {
  /** Where alarms go. */
  alarms: ITopic;
}

/** Watches everything that is in the stack when this is made: it comes last. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, { alarms }: MonitoringProps) {
    super(scope, id);
    const parts = stackParts(this);
    for (const one of parts.functions) addFunctionAlarms(this, alarms, one);
    addConcurrencyAlarms(this, alarms);
    for (const api of parts.httpApis) addHttpAlarms(this, alarms, api);
    for (const api of parts.httpApis) addRefusalAlarm(this, alarms, api);
    for (const api of parts.socketApis) addSocketAlarms(this, alarms, api);
    for (const distribution of parts.distributions) addSiteAlarms(this, alarms, distribution);
    for (const queue of parts.queues) addQueueAlarms(this, alarms, queue);
    addTableAlarms(this, alarms, parts.tables);
    addProductAlarms(this, alarms);
    const added = this.node.children.filter((one): one is Alarm => one instanceof Alarm);
    // The dashboard would name an alarm that is not everywhere.
    addDashboard(
      this,
      parts,
      added.filter(({ node }) => node.id !== SITE_ALARM),
    );
    saveQueries(this, parts.logGroups);
    addBudget(this);
  }
}
