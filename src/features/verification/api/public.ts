export { type CaptchaUse, spendCaptcha } from './captcha-repo.ts';
export { spendCode } from './spend-code.ts';
export { type VerificationKeys, verificationKeys } from './verification-keys.ts';
