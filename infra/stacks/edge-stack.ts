import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StackProps } from 'aws-cdk-lib';
import { CfnOutput, Fn, Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import * as acm from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge, acknowledgeLogGroup } from '#infra/acknowledge.ts';
import type { Environment } from '#infra/config/environments.ts';
import { privateBucket } from '#infra/constructs/private-bucket.ts';
import { takeEdgeLogs } from '#infra/edge/access-log.ts';
import { type ApiName, secondApiPatterns } from '#infra/edge/apis.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { speechOrigin } from '#infra/edge/speech-origin.ts';

/** Requests a second over a whole API; WAF limits single addresses. */
const THROTTLE = { rateLimit: 200, burstLimit: 400 };
/** One line a request. The path is the route's, never the address itself: that holds a candidate's link. */
const ACCESS_LOG = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  ip: '$context.identity.sourceIp',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  integration: '$context.integrationErrorMessage',
};
const PAGE_ROUTES = path.resolve(import.meta.dirname, '../edge/page-routes.js');

export interface EdgeStackProps extends StackProps {
  environment: Environment;
  avatars: s3.Bucket;
  uploads: s3.Bucket;
  originVerify: string;
  webAclArn: string;
  /** Paths of the second API, see `edge/apis.ts`. */
  secondApi: readonly string[];
}

/** The second one only where there is something for it. */
export type HttpApis = { first: apigateway.HttpApi; second?: apigateway.HttpApi };

/**
 * The one public origin: CloudFront over the APIs and the web bucket. The HTTP APIs stand here without their routes, so
 * that functions, in the stacks above, can know the public origin even when it is CloudFront's own domain.
 */
export class EdgeStack extends Stack {
  readonly httpApis: HttpApis;
  readonly distribution: cloudfront.Distribution;
  /** Read by name, not as a usual reference: see the web stack. */
  readonly webBucketName: string;
  /** Likewise, and from another region. */
  readonly logBucketArn: string;
  readonly publicOrigin: string;

  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    super(scope, id, props);
    const logStore = privateBucket(this, 'AccessLogs', { logDays: props.environment.logRetentionDays });
    takeEdgeLogs(logStore);
    new CfnOutput(this, 'LogBucketArn', { value: logStore.bucketArn });
    this.logBucketArn = Fn.getStackOutput(this.stackName, 'LogBucketArn', this.region);
    const webBucket = privateBucket(this, 'Web', { logs: logStore });
    this.httpApis = {
      first: this.createHttpApi(props.environment, 'first'),
      ...(props.secondApi.length > 0 && { second: this.createHttpApi(props.environment, 'second') }),
    };
    this.distribution = this.createDistribution(props, webBucket);
    this.publicOrigin = `https://${props.environment.domain?.name ?? this.distribution.distributionDomainName}`;
    new CfnOutput(this, 'WebBucketName', { value: webBucket.bucketName });
    this.webBucketName = Fn.getStackOutput(this.stackName, 'WebBucketName');
    new CfnOutput(this, 'PublicOrigin', { value: this.publicOrigin });
    new CfnOutput(this, 'DistributionDomain', { value: this.distribution.distributionDomainName });
  }

  private createHttpApi(environment: Environment, name: ApiName): apigateway.HttpApi {
    const second = name === 'second';
    const id = (part: string) => (second ? `Second${part}` : part);
    const httpApi = new apigateway.HttpApi(this, id('HttpApi'), {
      apiName: `idonea-${environment.stage}${second ? '-2' : ''}`,
      createDefaultStage: false,
    });
    const accessLogs = new logs.LogGroup(this, id('ApiAccess'), { retention: environment.logRetentionDays });
    acknowledgeLogGroup(accessLogs);
    new apigateway.HttpStage(this, id('Stage'), {
      httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: THROTTLE,
      accessLogSettings: {
        destination: new apigateway.LogGroupLogDestination(accessLogs),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
    return httpApi;
  }

  private createDistribution(props: EdgeStackProps, webBucket: s3.Bucket): cloudfront.Distribution {
    const { environment, avatars, uploads, webAclArn, secondApi } = props;
    const web = origins.S3BucketOrigin.withOriginAccessControl(webBucket);
    const common = {
      responseHeadersPolicy: securityHeaders(this, {
        uploads: `https://${uploads.bucketRegionalDomainName}`,
        speech: speechOrigin(environment.providerUrls),
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    };
    const pages: cloudfront.BehaviorOptions = {
      ...common,
      origin: web,
      functionAssociations: [
        { function: this.createPageRoutes(environment), eventType: cloudfront.FunctionEventType.VIEWER_REQUEST },
      ],
    };
    const { first, second } = this.httpApis;
    const toFirst = { ...common, ...this.callsOf(first, props) };
    const toSecond = second && { ...common, ...this.callsOf(second, props) };
    const distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: `Idonea ${environment.stage}`,
      defaultRootObject: 'index.html',
      // A page is many small files: over one connection they do not wait for each other.
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      defaultBehavior: pages,
      additionalBehaviors: {
        '/api/openapi.json': pages,
        '/api/docs*': pages,
        ...(toSecond && Object.fromEntries(secondApiPatterns(secondApi).map((pattern) => [pattern, toSecond]))),
        '/api/*': toFirst,
        '/uploads/*': { ...common, origin: this.avatarsOrigin(avatars) },
      },
      webAclId: webAclArn,
      ...(environment.domain && {
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
        domainNames: [environment.domain.name],
        certificate: acm.Certificate.fromCertificateArn(this, 'Certificate', environment.domain.certificateArn),
      }),
    });
    Validations.of(distribution).acknowledge({
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      reason: 'The data stack writes the policy of the avatars bucket itself',
    });
    acknowledge(distribution, 'Candidates may live anywhere', 'CFR1');
    acknowledge(distribution, 'Its log stands in `edge-watch`, without the addresses of interviews', 'CFR3');
    acknowledge(
      distribution,
      'Its log stands in `edge-watch`, without the addresses of interviews (2026-11-22)',
      'CT.CLOUDFRONT.PR.5',
    );
    acknowledge(
      distribution,
      'There is one region, and so no other origin to go to (2026-11-22)',
      'CT.CLOUDFRONT.PR.4',
    );
    if (!environment.domain) {
      acknowledge(distribution, "CloudFront's own certificate sets the TLS versions", 'CFR4');
      acknowledge(
        distribution,
        "CloudFront's own domain has its own certificate, and its TLS with it (2026-11-26)",
        'CT.CLOUDFRONT.PR.6',
        'CT.CLOUDFRONT.PR.7',
        'CT.CLOUDFRONT.PR.9',
      );
    }
    return distribution;
  }

  /** How CloudFront hands calls to an API: all of them, with the header by which functions know it. */
  private callsOf(httpApi: apigateway.HttpApi, { originVerify }: EdgeStackProps) {
    return {
      // A page that was asked for by http is redirected; a call is refused, or its token went out in clear unnoticed.
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      origin: new origins.HttpOrigin(`${httpApi.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
        customHeaders: { 'x-origin-verify': originVerify },
      }),
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    };
  }

  private createPageRoutes({ stage }: Environment): cloudfront.Function {
    return new cloudfront.Function(this, 'PageRoutes', {
      functionName: `idonea-${stage}-paginas`,
      comment: 'Paths of the web application',
      code: cloudfront.FunctionCode.fromInline(readFileSync(PAGE_ROUTES, 'utf8')),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    });
  }

  /** Taken by its attributes: the data stack writes the bucket's policy itself, or each stack would need the other. */
  private avatarsOrigin(avatars: s3.Bucket): cloudfront.IOrigin {
    const bucket = s3.Bucket.fromBucketAttributes(this, 'Avatars', {
      bucketArn: avatars.bucketArn,
      bucketRegionalDomainName: avatars.bucketRegionalDomainName,
    });
    return origins.S3BucketOrigin.withOriginAccessControl(bucket);
  }
}
