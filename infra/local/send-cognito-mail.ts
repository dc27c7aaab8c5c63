import { type SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { convert } from 'html-to-text';
import type { CognitoMessage } from './aws/cognito.ts';

/** Cognito's own e-mails go out in its own name; here they join the others in the mailbox. */
export async function sendCognitoMail(ses: SESClient, { to, subject, body }: CognitoMessage): Promise<void> {
  const text = convert(body, { wordwrap: false, selectors: [{ selector: 'td', format: 'block' }] });
  await ses.send(
    new SendEmailCommand({
      Source: 'no-reply@verificationemail.com',
      Destination: { ToAddresses: [to] },
      Message: { Subject: { Data: subject }, Body: { Html: { Data: body }, Text: { Data: text } } },
    }),
  );
}
