import { describe, expect, it } from 'vitest';
import { fixedCosts } from '#tools/bench/fixed-costs.ts';

const monthOf = (name: string, resources: Parameters<typeof fixedCosts>[0]) =>
  fixedCosts(resources).find((each) => each.name === name)?.month;

describe('what a deployment pays though nobody uses it', () => {
  it('counts the rules of a list of WAF beside the list', () => {
    const resources = [{ Type: 'AWS::WAFv2::WebACL', Properties: { Rules: [{}, {}, {}] } }];
    expect(monthOf('WAF, lista', resources)).toBe(5);
    expect(monthOf('WAF, reglas', resources)).toBe(3);
  });

  it('counts each metric of an alarm on an expression, and one of every other', () => {
    const Metrics = [{ MetricStat: {} }, { MetricStat: {} }, { Expression: 'm1 / m2' }];
    const resources = [
      { Type: 'AWS::CloudWatch::Alarm', Properties: { MetricName: 'Errors' } },
      { Type: 'AWS::CloudWatch::Alarm', Properties: { Metrics } },
    ];
    expect(monthOf('CloudWatch, métricas de alarmas', resources)).toBeCloseTo(0.3);
  });

  it('counts the queues that Lambda listens to, which it does all the time, and no stream', () => {
    const mapping = (EventSourceArn: object) => ({
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: { EventSourceArn },
    });
    const queue = mapping({ 'Fn::GetAtt': ['Queue4A7E3555', 'Arn'] });
    const stream = mapping({ 'Fn::GetAtt': ['Table710B521B', 'StreamArn'] });
    expect(monthOf('SQS, colas en espera', [queue, stream])).toBeCloseTo(0.26, 2);
  });
});
