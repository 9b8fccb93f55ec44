import { maskEmail, maskPhone } from '#platform/shared/mask.ts';

interface Person {
  userName: string;
  realName: string;
  nickName: string | null;
  avatarUrl: string | null;
  phoneNumber: string | null;
  email: string | null;
  subscribePromotion: boolean;
}

/** An account as its owner reads it, with mobile number and mail masked (specification 5.1). */
export const shownPerson = ({ userName, realName, nickName, avatarUrl, subscribePromotion, ...secret }: Person) => ({
  userName,
  realName,
  nickName,
  avatarUrl,
  phoneNumber: secret.phoneNumber && maskPhone(secret.phoneNumber),
  email: secret.email && maskEmail(secret.email),
  subscribePromotion,
});
