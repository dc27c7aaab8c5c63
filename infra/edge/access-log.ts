import { Stack } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as logs from 'aws-cdk-lib/aws-logs';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** Of the distribution's logs, in their bucket. */
const FOLDER = 'cloudfront';

/**
 * What a line says: everything that finds a fault or an attacker, and neither path, query nor referrer, since the address of
 * an interview is a secret. Which part of the product it was says the pattern of the behaviour; which endpoint, API
 * Gateway's own log.
 */
const FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'c-ip',
  'c-country',
  'cs-method',
  'x-host-header',
  'cache-behavior-path-pattern',
  'sc-status',
  'sc-bytes',
  'cs-bytes',
  'time-taken',
  'time-to-first-byte',
  'cs(User-Agent)',
  'cs-protocol',
  'ssl-protocol',
  'ssl-cipher',
  'x-edge-request-id',
  'x-edge-response-result-type',
  'x-edge-detailed-result-type',
];

export interface EdgeAccessLog {
  stage: string;
  distributionArn: string;
  bucketArn: string;
}

/** CloudFront's “standard logging (v2)”, whose parts exist in us-east-1 only. */
export function edgeAccessLog(scope: Construct, { stage, distributionArn, bucketArn }: EdgeAccessLog): void {
  const name = `idonea-${stage}-cloudfront`;
  const source = new logs.CfnDeliverySource(scope, 'LogSource', {
    name,
    logType: 'ACCESS_LOGS',
    resourceArn: distributionArn,
  });
  const destination = new logs.CfnDeliveryDestination(scope, 'LogDestination', {
    name,
    destinationResourceArn: `${bucketArn}/${FOLDER}`,
    outputFormat: 'json',
  });
  const delivery = new logs.CfnDelivery(scope, 'LogDelivery', {
    deliverySourceName: name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: FIELDS,
  });
  delivery.addResourceDependency(source);
}

/** Lets the deliveries of this account write to the bucket, which stands in another stack. */
export function takeEdgeLogs(bucket: s3.Bucket): void {
  const { account, partition } = Stack.of(bucket);
  bucket.addToResourcePolicy(
    new iam.PolicyStatement({
      principals: [new iam.ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`${FOLDER}/*`)],
      conditions: {
        StringEquals: { 'aws:SourceAccount': account, 's3:x-amz-acl': 'bucket-owner-full-control' },
        ArnLike: { 'aws:SourceArn': `arn:${partition}:logs:us-east-1:${account}:delivery-source:*` },
      },
    }),
  );
}
