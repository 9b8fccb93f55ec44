/** Words of the shop itself; a password made of them is the first an attacker of this shop would try. */
const SHOP_WORDS = ['mro采购', 'mro商城', 'mroshop', 'mro'];

/** Endings that every company's name has and that identify none. */
const LEGAL_FORM = /(股份有限公司|有限责任公司|集团有限公司|有限公司|分公司|公司|集团)$/;

export interface PersonFacts {
  userName?: string | null;
  realName?: string | null;
  phoneNumber?: string | null;
  email?: string | null;
  /** Full and short names of the firms the person works for. */
  firmNames?: readonly string[];
}

/** 华东精密制造（苏州）有限公司 is known as 华东精密制造. */
function knownNames(firmName: string): string[] {
  const plain = firmName.normalize('NFKC').replace(/\([^)]*\)/g, '');
  return [firmName, plain.replace(LEGAL_FORM, '')];
}

/** What others know of a person and must not be the password. */
export function personalWords(person: PersonFacts): string[] {
  const { userName, realName, phoneNumber, email, firmNames = [] } = person;
  const own = [userName, realName, phoneNumber, email, email?.split('@')[0]];
  return [...SHOP_WORDS, ...own, ...firmNames.flatMap(knownNames)].filter((word): word is string => Boolean(word));
}
