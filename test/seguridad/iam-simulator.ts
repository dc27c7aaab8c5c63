import { runSimulation } from '@cloud-copilot/iam-simulate';
import { isAllowed, type PolicyRequest, type PolicyStatement } from '#infra/local/aws/iam-policy.ts';

const ACCOUNT = '000000000000';

/** How many questions were asked. */
export const asked = { simulator: 0 };

const answers = new Map<string, Promise<boolean>>();

/**
 * Whether IAM would allow it, by a simulator that knows AWS's own list of actions and condition keys; the local IAM, which
 * the guard before DynamoDB Local asks, must say the same.
 *
 * @throws when they differ, or when a condition key has no meaning for the action
 */
export async function allows(
  statements: readonly PolicyStatement[],
  request: PolicyRequest,
  trust?: readonly PolicyStatement[],
): Promise<boolean> {
  const question = JSON.stringify([statements, request, trust]);
  const answer = answers.get(question) ?? simulate(statements, request, trust);
  answers.set(question, answer);
  const local = isAllowed(statements, request) && (!trust || isAllowed(trust, request));
  if (local !== (await answer)) throw new Error(`IAM and the local IAM differ: ${JSON.stringify(request)}`);
  return local;
}

async function simulate(
  statements: readonly PolicyStatement[],
  { action, resource = '', context }: PolicyRequest,
  trust: readonly PolicyStatement[] | undefined,
): Promise<boolean> {
  asked.simulator += 1;
  const contextVariables = Object.fromEntries(
    Object.entries(context).map(([key, values]) => [key, contextValue(key, values)]),
  );
  const policy = { Version: '2012-10-17', Statement: statements };
  const answer = await runSimulation(
    {
      request: {
        principal: context['aws:PrincipalArn']?.[0] ?? `arn:aws:iam::${ACCOUNT}:role/session`,
        action,
        resource: { resource, accountId: ACCOUNT },
        contextVariables,
      },
      identityPolicies: [{ name: 'role', policy }],
      serviceControlPolicies: [],
      resourceControlPolicies: [],
      ...(trust && { resourcePolicy: { Version: '2012-10-17', Statement: trust } }),
    },
    {},
  );
  if (answer.resultType !== 'single')
    throw new Error(`Not simulated: ${action} ${JSON.stringify(answer).slice(0, 500)}`);
  const unknown = answer.result.ignoredContextKeys ?? [];
  const isKnown = !unknown.some((key) => /leadingkeys/i.test(key));
  // Where AWS gives an action no keys, a statement that asks for them must not apply: the simulator leaves them out.
  if (!isKnown && answer.overallResult === 'Allowed') throw new Error(`${action} knows no ${unknown}`);
  return answer.overallResult === 'Allowed';
}

/** Keys of many values are lists, others are texts. */
function contextValue(key: string, values: readonly string[]): string | string[] {
  return /LeadingKeys|TagKeys/.test(key) ? [...values] : (values[0] ?? '');
}
