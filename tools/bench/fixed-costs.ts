import type { Resource } from '#test/infra/resources.ts';

/** US dollars a month. Sources and what could not be verified: docs/costes.md. */
const PRICES = {
  key: 1,
  webAcl: 5,
  webAclRule: 1,
  alarmMetric: 0.1,
  dashboard: 3,
  secret: 0.4,
  queueRequest: 0.4 / 1e6,
} as const;

/** Not measured: a queue that Lambda listens to is asked by five pollers, which wait twenty seconds each time. */
const POLLS_A_MONTH = (5 * 30 * 24 * 3600) / 20;

export interface FixedCost {
  name: string;
  count: number;
  /** US dollars a month. */
  month: number;
}

type Part = Pick<Resource, 'Type' | 'Properties'>;

/** What a deployment pays for each month though nobody uses it, counted in its synthesized templates. */
export function fixedCosts(resources: readonly Part[]): FixedCost[] {
  const of = (type: string) => resources.filter(({ Type }) => Type === `AWS::${type}`);
  const rules = of('WAFv2::WebACL').flatMap(({ Properties }) => Properties.Rules as object[]);
  const listened = of('Lambda::EventSourceMapping').filter(({ Properties }) => isQueue(Properties.EventSourceArn));
  const cost = (name: string, count: number, price: number): FixedCost => ({ name, count, month: count * price });
  return [
    cost('KMS, claves', of('KMS::Key').length, PRICES.key),
    cost('WAF, lista', of('WAFv2::WebACL').length, PRICES.webAcl),
    cost('WAF, reglas', rules.length, PRICES.webAclRule),
    cost(
      'CloudWatch, métricas de alarmas',
      of('CloudWatch::Alarm').reduce((sum, { Properties }) => sum + metricsOf(Properties), 0),
      PRICES.alarmMetric,
    ),
    cost('CloudWatch, paneles', of('CloudWatch::Dashboard').length, PRICES.dashboard),
    cost('Secrets Manager, secretos', of('SecretsManager::Secret').length, PRICES.secret),
    cost('SQS, colas en espera', listened.length, POLLS_A_MONTH * PRICES.queueRequest),
  ];
}

/** A table's stream is asked for nothing. */
const isQueue = (source: { 'Fn::GetAtt'?: string[] } | string) => !JSON.stringify(source).includes('StreamArn');

/** An alarm on an expression is paid for each metric in it. */
function metricsOf({ Metrics }: { Metrics?: { MetricStat?: object }[] }): number {
  return Metrics ? Metrics.filter(({ MetricStat }) => MetricStat).length : 1;
}
