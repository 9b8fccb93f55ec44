export { CaptchaField } from './captcha-field.tsx';
export { CodeField } from './code-field.tsx';
export { FormCode } from './form-code.tsx';
