import type { StackProps } from 'aws-cdk-lib';
import { CfnOutput, Stack } from 'aws-cdk-lib';
import * as waf from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { AlarmTopic } from '#infra/observability/alarm-topic.ts';
import { firewallAlarms } from '#infra/observability/alarms.ts';

/** Requests of one address in five minutes, by path. */
const RATE_LIMITS = [
  { name: 'sign-in', path: '/api/auth/', limit: 100 },
  { name: 'social-sign-in', path: '/api/oauth/', limit: 300 },
  { name: 'candidate-room', path: '/api/sala/', limit: 600 },
  { name: 'api', path: '/api/', limit: 3000 },
];
const AWS_RULES = ['AWSManagedRulesKnownBadInputsRuleSet', 'AWSManagedRulesAmazonIpReputationList'];

const TOO_MANY = {
  success: false,
  message: 'Demasiadas peticiones. Espera unos minutos e inténtalo de nuevo.',
  error: 'Demasiadas peticiones. Espera unos minutos e inténtalo de nuevo.',
  code: 'DEMASIADOS_INTENTOS',
};

/** Of the firewall's metrics. */
const NAME = 'firewall';

export interface FirewallStackProps extends StackProps {
  alarmEmail: string | undefined;
}

/**
 * WAF in front of CloudFront. It has a stack of its own because AWS takes such rules in us-east-1 only, and the alarm
 * stands where the metrics are.
 */
export class FirewallStack extends Stack {
  readonly webAclArn: string;
  /** Of this region. */
  readonly alarms: AlarmTopic;

  constructor(scope: Construct, id: string, { alarmEmail, ...props }: FirewallStackProps) {
    super(scope, id, props);
    const acl = new waf.CfnWebACL(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(NAME),
      customResponseBodies: {
        tooMany: { contentType: 'APPLICATION_JSON', content: JSON.stringify(TOO_MANY) },
      },
      rules: [...RATE_LIMITS.map(rateRule), ...AWS_RULES.map(managedRule)],
    });
    this.webAclArn = acl.attrArn;
    this.alarms = new AlarmTopic(this, 'Alarms', { email: alarmEmail });
    this.alarms.watch(...firewallAlarms(NAME));
    new CfnOutput(this, 'AlarmsTopic', { value: this.alarms.topic.topicArn });
  }
}

function rateRule({ name, path, limit }: (typeof RATE_LIMITS)[number], priority: number): waf.CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: 'tooMany' } } },
    visibilityConfig: visibility(name),
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        limit,
        scopeDownStatement: {
          byteMatchStatement: {
            fieldToMatch: { uriPath: {} },
            positionalConstraint: 'STARTS_WITH',
            searchString: path,
            // Otherwise /api/%61uth/ and //api/auth/ would not be counted.
            textTransformations: [
              { priority: 0, type: 'URL_DECODE' },
              { priority: 1, type: 'NORMALIZE_PATH' },
              { priority: 2, type: 'LOWERCASE' },
            ],
          },
        },
      },
    },
  };
}

function managedRule(name: string, index: number): waf.CfnWebACL.RuleProperty {
  return {
    name,
    priority: RATE_LIMITS.length + index,
    overrideAction: { none: {} },
    visibilityConfig: visibility(name),
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  };
}

function visibility(metricName: string): waf.CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
