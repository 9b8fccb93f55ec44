import { shortFirmName } from './firm-names.ts';

/** Words of the shop itself; a password made of them is the first an attacker of this shop would try. */
const SHOP_WORDS = ['mro采购', 'mro商城', 'mroshop', 'mro'];

export interface PersonFacts {
  userName?: string | null;
  realName?: string | null;
  phoneNumber?: string | null;
  email?: string | null;
  /** Full and short names of the firms the person works for. */
  firmNames?: readonly string[];
}

/** What others know of a person and must not be the password. */
export function personalWords(person: PersonFacts): string[] {
  const { userName, realName, phoneNumber, email, firmNames = [] } = person;
  const own = [userName, realName, phoneNumber, email, email?.split('@')[0]];
  return [...SHOP_WORDS, ...own, ...firmNames.flatMap((name) => [name, shortFirmName(name)])].filter(
    (word): word is string => Boolean(word),
  );
}
