/** How a code travels. */
export type CodeChannel = 'sms' | 'mail';

/** What a code is good for; a code sent for one purpose is wrong for every other. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'change_phone' | 'change_mail' | 'reauth';

/** A new phone is proven by SMS, a new mail address by mail; everything else goes both ways. */
export type SmsPurpose = Exclude<CodePurpose, 'change_mail'>;
export type MailPurpose = Exclude<CodePurpose, 'change_phone'>;

/** Purposes of people who are logged in already. */
export const needsLogin = (purpose: CodePurpose): boolean =>
  purpose === 'change_phone' || purpose === 'change_mail' || purpose === 'reauth';

/** Purposes only an existing account has a use for: nobody else gets a code, and nobody can tell. */
export const needsAccount = (purpose: CodePurpose): boolean => purpose === 'login' || purpose === 'reset';

/** SMS cost money and mail can pester: only somebody logged in who proves a new mail address needs no picture. */
export const needsCaptcha = (channel: CodeChannel, purpose: CodePurpose): boolean =>
  channel === 'sms' || purpose !== 'change_mail';
