export { type CaptchaUse, spendCaptcha } from './captcha-repo.ts';
export { verificationEffects } from './deliver-code.ts';
export { spendCode } from './spend-code.ts';
export { createVerificationHandlers } from './verification-handlers.ts';
export { verificationJobs } from './verification-jobs.ts';
export { type VerificationKeys, verificationKeys } from './verification-keys.ts';
